import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { CategoryBlock } from '#src/sections/category-block.tsx';
import { ServicesPage } from '#src/templates/services-page.tsx';
import { servicesView } from '#src/views/services.ts';
import { expectInOrder, rendered } from './rendered.tsx';

test.each(locales)(
  'the overview in %s has hero, intro, blocks, five cards and call to action (R27, R29)',
  async (locale) => {
    const { hero, intro, categories, main, layout } = servicesView(locale);
    const blocks = categories.map(({ title }) => title);
    expect(blocks.length).toBeGreaterThanOrEqual(6);
    const cards = main.services.map(({ label }) => label);
    expect(cards).toHaveLength(5);
    await expectInOrder(<ServicesPage locale={locale} />, [
      hero.title,
      intro.title,
      ...blocks,
      main.title,
      layout.callToAction.button.label,
    ]);
    await expectInOrder(<ServicesPage locale={locale} />, [
      main.title,
      ...cards.flatMap((card) => [card, main.readMore]),
    ]);
  },
);

test('a full-width block lists its services; the other form shows icon, title, description and chips (R28, A10)', async () => {
  const category = servicesView('en').categories[0] ?? expect.fail('no category');
  const full = await rendered(<CategoryBlock category={{ ...category, isFullWidth: true }} pictureOnRight={false} />);
  const chips = await rendered(<CategoryBlock category={{ ...category, isFullWidth: false }} pictureOnRight={false} />);
  for (const { href } of category.services)
    for (const block of [full, chips]) expect(block).toContain(`href="${href}"`);
  expect(full).not.toContain('class="chip');
  expect(chips.match(/class="chip/g)).toHaveLength(category.services.length);
  expect(chips).toMatch(/<svg[^>]*class="icon.*<h2.*<p/s);
});

test('a block without a picture is drawn without one (A40)', async () => {
  const { image, ...category } = servicesView('nl').categories[0] ?? expect.fail('no category');
  const withPicture = { ...category, ...(image && { image }) };
  expect(await rendered(<CategoryBlock category={withPicture} pictureOnRight={false} />)).toContain(
    `src="${image?.src}"`,
  );
  const block = await rendered(<CategoryBlock category={category} pictureOnRight={false} />);
  expect(block).not.toContain(`src="${image?.src}"`);
  for (const { href } of category.services) expect(block).toContain(`href="${href}"`);
});
