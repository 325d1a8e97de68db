import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { drawingName } from '#src/domain/drawing.ts';
import { locales } from '#src/domain/locale.ts';
import { hasPageIn } from '#src/domain/service.ts';
import { ServiceDrawing } from '#src/sections/drawings/service-drawing.tsx';
import { viewContext } from '#src/views/context.ts';
import { type DrawingView, drawingView } from '#src/views/drawing.ts';

const { site } = viewContext('nl');
const drawn = site.services.flatMap(({ drawing, ...service }) =>
  drawing ? [{ ...service, drawing, name: drawingName(drawing) }] : [],
);
const inEveryLocale = drawn.flatMap((service) =>
  locales.filter((locale) => hasPageIn(service, locale)).map((locale) => ({ ...service, locale })),
);
const viewOf = ({ locale, ...service }: (typeof inEveryLocale)[number]) =>
  drawingView(viewContext(locale), service) as DrawingView;

test('every word of a drawing belongs to a service that has one', () => {
  const { t } = viewContext('nl');
  expect(drawn.length).toBeGreaterThan(0);
  for (const { id, drawing } of site.services) expect(t.has(`drawings.${id}.label`), id).toBe(drawing !== undefined);
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
      createElement(ServiceDrawing, { serviceId: service.id, drawing: { ...view, texts } }),
    );
    const html = await new Response(prelude).text();
    expect([...asked].sort()).toEqual(Object.keys(view.texts).sort());
    expect(html).toContain(`class="drawing-${service.name}"`);
  });

  test('does not name its service', () => {
    const { label, choice, texts } = viewOf(service);
    const words = [label, choice?.legend, ...(choice?.options ?? []).map((one) => one.label), ...Object.values(texts)];
    const said = words.join(' | ').toLowerCase();
    const title = viewContext(service.locale).t.text(`services.${service.id}.title`).toLowerCase();
    for (const name of [title, ...title.split(/ (?:en|and) /)]) expect(said).not.toContain(name);
  });
});

test.each(drawn)('all rules of $name are below its own class', ({ name, drawing }) => {
  const css = readFileSync(`src/sections/drawings/${drawing.kind}/${drawing.subject}.css`, 'utf8');
  const outer = css.match(/^[^\s/*}@].*\{$/gm);
  expect(new Set(outer)).toEqual(new Set([`.drawing-${name} {`]));
});
