import { readdirSync, readFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import ContactForm from '#src/islands/contact-form.tsx';
import Gallery from '#src/islands/gallery.tsx';

const folder = new URL('../../dist/public/', import.meta.url);
const components = { 'contact-form': ContactForm, gallery: Gallery } as unknown as Record<
  string,
  ComponentType<Record<string, unknown>>
>;

/** Every island of the build: the page it is on, its name, what it gets, and the HTML that the server rendered for it. */
const islands = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .flatMap((file) => {
    const html = readFileSync(new URL(file, folder), 'utf8');
    return [...html.matchAll(/<island-root([^>]*)>([\s\S]*?)<\/island-root>/g)].map(([, attributes = '', inside]) => {
      const props = / data-props="([^"]*)"/.exec(attributes)?.[1] ?? '';
      return { file, attributes, inside, name: / data-island="([^"]*)"/.exec(attributes)?.[1] ?? '', props };
    });
  });

const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|amp|#x27|quot);/g, (_, name: string) =>
    name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'amp' ? '&' : name === 'quot' ? '"' : "'",
  );

describe('every island of the build', () => {
  test('is one that the browser has code for, and there are some of each kind', () => {
    expect(new Set(islands.map(({ name }) => name))).toEqual(new Set(Object.keys(components)));
    for (const { file, attributes } of islands) {
      const paths = [...attributes.matchAll(/ data-(?:load|later)="([^"]*)"/g)].flatMap(([, list = '']) =>
        list.split(' '),
      );
      expect(paths.length, file).toBeGreaterThan(1);
      for (const path of paths)
        expect(() => readFileSync(new URL(`.${path}`, folder)), `${file}: ${path}`).not.toThrow();
    }
  });

  // React in production does not say when an attribute differs: it leaves it. So both sides are held against each other here.
  test.each(islands.map((island) => [island.file, island.name, island] as const))(
    '%s: the browser would render %s as the server did, to the letter',
    (_, name, { props, inside }) => {
      const component = components[name];
      if (!component) throw new Error(`no island is called ${name}`);
      expect(renderToString(createElement(component, JSON.parse(unescaped(props))))).toBe(inside);
    },
  );
});
