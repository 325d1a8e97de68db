import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { ServicePage } from '#src/templates/service-page.tsx';
import { viewContext } from '#src/views/context.ts';
import { type ServiceView, serviceView } from '#src/views/service.ts';
import { expectInOrder, rendered } from './rendered.tsx';

/** What a service page shows from its breadcrumbs to its feature grid, and from its topics to its end. */
function sectionsOf(view: ServiceView): [before: string[], after: string[]] {
  const titles = (points: readonly { title: string }[]) => points.map(({ title }) => title);
  return [
    [
      ...[view.layout.breadcrumbs.label, view.category.label, view.headline, view.title],
      ...view.checklist.items,
      ...[view.features.title, ...titles(view.features.items)],
    ],
    [
      ...[view.topics.title, ...view.topics.services.map(({ label }) => label)],
      ...[view.whatIs.title, ...view.whatIs.paragraphs],
      ...[view.benefits.title, view.benefits.intro, ...titles(view.benefits.items)],
      ...[view.useCases.title, view.useCases.intro, ...titles(view.useCases.items)],
      ...[view.why.title, view.why.intro, ...view.why.points.flatMap(({ title, text }) => [title, text])],
      ...[view.summary.title, ...view.summary.items, view.process.title, view.promise.title],
      ...[view.layout.callToAction.title ?? '', view.layout.callToAction.text ?? ''],
    ],
  ];
}

test.each(locales)('the generic page in %s has the sections of R31 in their order (A15, A36)', async (locale) => {
  const view = serviceView(locale, 'seo') ?? expect.fail('no seo');
  const [before, after] = sectionsOf(view);
  await expectInOrder(<ServicePage locale={locale} slug="seo" />, [...before, ...after]);
  expect(view.checklist.items).toHaveLength(3);
  expect(view.features.items).toHaveLength(4);
  expect(view.summary.items).toEqual(view.features.items.map(({ title }) => title));
  expect(view.why.points).toHaveLength(2);
  const page = locale === 'nl' ? '/nl/werkwijze' : '/en/approach';
  expect([view.process.link.href, view.promise.link.href]).toEqual([page, `/${locale}/contact`]);
});

test('drawing and terms have their place in hero and feature grid, before the topics (A36)', async () => {
  const { title, drawing, headline, features, terms, topics } = serviceView('en', 'seo') ?? expect.fail('no seo');
  await expectInOrder(<ServicePage locale="en" slug="seo" />, [
    ...[headline, drawing?.label ?? expect.fail('no drawing'), title, features.title],
    ...[terms.title, ...terms.items.map((term) => term.title), topics.title],
  ]);
});

test.each(['woocommerce', 'shopify', 'headless-laravel', 'maintenance-support'])(
  'the page of %s has the same sections around one of its own (R32)',
  async (slug) => {
    const view = serviceView('en', slug) ?? expect.fail(slug);
    const { extra } = view;
    if (extra.kind === 'none') return expect.fail(`${slug} has no section of its own`);
    const [before, after] = sectionsOf(view);
    const own = extra.kind === 'shop' ? [extra.price.title, extra.flow.title] : [extra.title];
    await expectInOrder(<ServicePage locale="en" slug={slug} />, [...before, ...own, ...after]);
  },
);

test('without its data a service page says that the service was not found (R33, A4)', async () => {
  expect(await rendered(<ServicePage locale="nl" slug="nope" />)).toMatch(/<h1[^>]*>Service niet gevonden/);
  expect(await rendered(<ServicePage locale="en" slug="marketing-automatisering-detail" />)).toMatch(
    /<h1[^>]*>Service not found/,
  );
});

test.each([
  ['nl', 'Populair'],
  ['en', 'Popular'],
] as const)('the maintenance page in %s shows the three packages (R34, R82, R83, R84)', async (locale, mark) => {
  const { t } = viewContext(locale);
  const { extra } = serviceView(locale, 'maintenance-support') ?? {};
  if (extra?.kind !== 'packages') return expect.fail('no packages');
  const shown = Object.fromEntries(extra.packages.map((item) => [item.id, item]));
  for (const [id, points] of Object.entries({ basic: 4, professional: 5, enterprise: 4 }))
    expect(shown[id]?.items.length).toBeGreaterThanOrEqual(points);
  for (const part of [/monthly|maandelijks/i, /weekly|wekelijks/i]) expect(shown.basic?.items.join()).toMatch(part);
  for (const part of [/weekly|wekelijks/i, /daily|dagelijks/i, /24\/7/])
    expect(shown.professional?.items.join()).toMatch(part);
  expect(shown.enterprise?.items[0]).toContain('Professional');
  expect(extra.packages.map(({ badge }) => badge)).toEqual([undefined, mark, undefined]);
  expect(shown.enterprise?.price).toBe(t.text('packages.enterprise.price'));
  expect(shown.enterprise?.price).not.toMatch(/\d/);
  await expectInOrder(
    <ServicePage locale={locale} slug="maintenance-support" />,
    extra.packages.flatMap(({ name, price, items }) => [name, price, ...items]),
  );
});
