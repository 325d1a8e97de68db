import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { AboutPage } from '#src/templates/about-page.tsx';
import { ApproachPage } from '#src/templates/approach-page.tsx';
import { OurWorkPage } from '#src/templates/our-work-page.tsx';
import { PrivacyPage } from '#src/templates/privacy-page.tsx';
import { aboutView } from '#src/views/about.ts';
import { approachView } from '#src/views/approach.ts';
import type { LayoutView } from '#src/views/layout/layout.ts';
import { ourWorkView } from '#src/views/our-work.ts';
import { privacyView } from '#src/views/privacy.ts';
import { expectInOrder, rendered } from './rendered.tsx';

const ending = ({ callToAction }: LayoutView) => [callToAction.title ?? '', callToAction.button.label];

test.each(locales)(
  'about in %s has hero, story, three values, six logos, figures and call to action (R35)',
  async (locale) => {
    const { hero, story, values, tech, stats, layout } = aboutView(locale);
    expect([values.items.length, stats.items.length]).toEqual([3, 3]);
    await expectInOrder(<AboutPage locale={locale} />, [
      ...[hero.title, ...story.paragraphs, ...values.items.map(({ title }) => title)],
      ...[
        tech.title,
        ...tech.logos.map(({ name }) => name),
        ...stats.items.map(({ value }) => value),
        ...ending(layout),
      ],
    ]);
  },
);

test.each(locales)('our work in %s has intro, clients and call to action (R36)', async (locale) => {
  const { hero, intro, clients, layout } = ourWorkView(locale);
  const logos = clients.items.map(({ name }) => name);
  await expectInOrder(<OurWorkPage locale={locale} />, [
    hero.title,
    intro.title,
    clients.title,
    ...logos,
    ...ending(layout),
  ]);
});

test.each(locales)('the approach in %s has three steps, and three weeks crossed out (R42, A9)', async (locale) => {
  const { hero, steps, crossed, real, layout } = approachView(locale);
  expect(approachView('en').steps.map(({ title }) => title)).toEqual(['Strategy', 'Build', 'Launch']);
  for (const { details } of steps) expect(details).toHaveLength(4);
  await expectInOrder(<ApproachPage locale={locale} />, [
    ...[hero.title, ...steps.flatMap(({ title, details }, index) => [`${index + 1}`, title, ...details])],
    ...[crossed.title, ...crossed.items, real.title, ...steps.map(({ weeks }) => weeks), ...ending(layout)],
  ]);
  const page = await rendered(<ApproachPage locale={locale} />);
  expect(page.match(/<s>[^<]*[123]<\/s>/g)).toHaveLength(3);
});

test.each(locales)(
  'the policy in %s has the twelve numbered sections (R44), English names Dutch as binding (A18)',
  async (locale) => {
    const { sections, translation, layout } = privacyView(locale);
    const titles = sections.slice(0, 12).map(({ title }, index) => `${index + 1}. ${title}`);
    expect(titles).toHaveLength(12);
    await expectInOrder(<PrivacyPage locale={locale} />, [...titles, ...ending(layout)]);
    expect(translation?.link.href).toBe(locale === 'en' ? '/nl/privacy' : undefined);
    const page = await rendered(<PrivacyPage locale={locale} />);
    if (locale === 'en') expect(page).toMatch(/<a href="\/nl\/privacy" lang="nl"/);
  },
);
