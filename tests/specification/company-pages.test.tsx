import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { routes } from '#src/domain/routes.ts';
import { AboutPage } from '#src/templates/about-page.tsx';
import { ApproachPage } from '#src/templates/approach-page.tsx';
import { LegalPage } from '#src/templates/legal-page.tsx';
import { OurWorkPage } from '#src/templates/our-work-page.tsx';
import { aboutView } from '#src/views/about.ts';
import { approachView } from '#src/views/approach.ts';
import { viewContext } from '#src/views/context.ts';
import type { LayoutView } from '#src/views/layout/layout.ts';
import { legalView } from '#src/views/legal.ts';
import { ourWorkView } from '#src/views/our-work.ts';
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
  const { hero, steps, crossedOutWeeks, actualWeeks, layout } = approachView(locale);
  expect(approachView('en').steps.map(({ title }) => title)).toEqual(['Strategy', 'Build', 'Launch']);
  for (const { details } of steps) expect(details).toHaveLength(4);
  // The bar of a step is as long as its words say.
  for (const { weeks, from, to } of steps) expect(weeks.match(/\d+/g)?.map(Number)).toEqual([...new Set([from, to])]);
  await expectInOrder(<ApproachPage locale={locale} />, [
    ...[hero.title, ...steps.flatMap(({ title, details }, index) => [`${index + 1}`, title, ...details])],
    ...[crossedOutWeeks.title, ...crossedOutWeeks.items, actualWeeks.title, ...steps.map(({ weeks }) => weeks)],
    ...ending(layout),
  ]);
  const page = await rendered(<ApproachPage locale={locale} />);
  expect(page.match(/<s>[^<]*[123]<\/s>/g)).toHaveLength(3);
});

test.each(locales)(
  'the policy in %s has the twelve numbered sections (R44), English names Dutch as binding (A18)',
  async (locale) => {
    const { sections, translation, layout } = legalView(locale, 'privacy');
    const titles = sections.map(({ title }, index) => `${index + 1}. ${title}`);
    expect(titles).toHaveLength(12);
    await expectInOrder(<LegalPage locale={locale} document="privacy" />, [...titles, ...ending(layout)]);
    expect(translation?.link.href).toBe(locale === 'en' ? '/nl/privacy' : undefined);
    const page = await rendered(<LegalPage locale={locale} document="privacy" />);
    if (locale === 'en') expect(page).toMatch(/<a href="\/nl\/privacy" lang="nl"/);
  },
);

test.each([
  ['terms', '/nl/voorwaarden', '/en/terms'],
  ['accessibility', '/nl/toegankelijkheid', '/en/accessibility'],
] as const)(
  '%s is a page of its own in the footer with the dates of its record, and the Dutch text binds (A53)',
  async (document, nl, en) => {
    expect(routes[document]).toEqual({ nl, en });
    expect(viewContext('nl').site.identity.documents[document]).toHaveProperty('dates');
    for (const locale of locales) {
      const { sections, translation, layout } = legalView(locale, document);
      expect(layout.footer.legal.map(({ href }) => href)).toContain(routes[document][locale]);
      expect(translation?.link.href).toBe(locale === 'en' ? nl : undefined);
      await expectInOrder(<LegalPage locale={locale} document={document} />, [
        ...sections.map(({ title }, index) => `${index + 1}. ${title}`),
        ...ending(layout),
      ]);
    }
  },
);
