import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { hasPageIn } from '#src/domain/service.ts';
import { specimenName } from '#src/domain/specimen.ts';
import { Specimen } from '#src/sections/specimens/specimen.tsx';
import { viewContext } from '#src/views/context.ts';
import { type SpecimenView, specimenView } from '#src/views/specimen.ts';

const { site } = viewContext('nl');
const drawn = site.services.flatMap(({ specimen, ...service }) =>
  specimen ? [{ ...service, specimen, name: specimenName(specimen) }] : [],
);
const inEveryLocale = drawn.flatMap((service) =>
  locales.filter((locale) => hasPageIn(service, locale)).map((locale) => ({ ...service, locale })),
);
const viewOf = ({ locale, ...service }: (typeof inEveryLocale)[number]) =>
  specimenView(viewContext(locale), service) as SpecimenView;

test('every word of a drawing belongs to a service that has one', () => {
  const { t } = viewContext('nl');
  expect(drawn.length).toBeGreaterThan(0);
  for (const { id, specimen } of site.services) expect(t.has(`specimens.${id}.label`), id).toBe(specimen !== undefined);
});

describe.each(inEveryLocale)('the drawing of $id, $locale', (service) => {
  test('shows each of its words, and asks for no other', async () => {
    const view = viewOf(service);
    const asked = new Set<string>();
    const texts = new Proxy(view.texts, {
      get(words, name) {
        asked.add(String(name));
        return Reflect.get(words, name);
      },
    });
    const { prelude } = await prerender(
      createElement(Specimen, { serviceId: service.id, specimen: { ...view, texts } }),
    );
    const html = await new Response(prelude).text();
    expect([...asked].sort()).toEqual(Object.keys(view.texts).sort());
    expect(html).toContain(`class="specimen-${service.name}"`);
  });

  test('does not name its service', () => {
    const { label, choice, texts } = viewOf(service);
    const words = [label, choice?.legend, ...(choice?.options ?? []).map((one) => one.label), ...Object.values(texts)];
    const said = words.join(' | ').toLowerCase();
    const title = viewContext(service.locale).t.text(`services.${service.id}.title`).toLowerCase();
    for (const name of [title, ...title.split(/ (?:en|and) /)]) expect(said).not.toContain(name);
  });
});

test.each(drawn)('all rules of $name are below its own class', ({ name, specimen }) => {
  const css = readFileSync(`src/sections/specimens/${specimen.kind}/${specimen.scene}.css`, 'utf8');
  const outer = css.match(/^[^\s/*}@].*\{$/gm);
  expect(new Set(outer)).toEqual(new Set([`.specimen-${name} {`]));
});
