import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { HomePage } from '#src/templates/home-page.tsx';
import { homeView } from '#src/views/home.ts';
import { expectInOrder, rendered } from './rendered.tsx';

test.each(locales)('home in %s has hero, teasers, claims and call to action (R26)', async (locale) => {
  const { hero, teasers, claims, layout } = homeView(locale);
  const services = teasers.services.map(({ label }) => label);
  const values = claims.items.map(({ value }) => value);
  await expectInOrder(<HomePage locale={locale} />, [
    ...[hero.title, teasers.title, ...services, claims.title, ...values, layout.callToAction.button.label],
  ]);
});

test.each(locales)('beside the rating in %s stand its source and the avatars (A37)', async (locale) => {
  const { reviews } = homeView(locale);
  const page = await rendered(<HomePage locale={locale} />);
  expect(page).toContain(reviews.text);
  for (const { src } of reviews.avatars) expect(page).toContain(`src="${src}"`);
});

test.each([
  ['nl', 'nl_NL', 'en_US'],
  ['en', 'en_US', 'nl_NL'],
] as const)(
  'a page in %s says its language as nl_NL or en_US to the network where it is shared (R91)',
  async (locale, own, other) => {
    const page = await rendered(<HomePage locale={locale} />);
    expect(page).toContain(`<meta property="og:locale" content="${own}"/>`);
    expect(page).toContain(`<meta property="og:locale:alternate" content="${other}"/>`);
    expect(page).toContain('<meta name="robots" content="index, follow"/>');
  },
);
