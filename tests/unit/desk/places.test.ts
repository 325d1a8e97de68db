import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeOf } from '#cli/desk/panel/place-of.ts';
import en from '#cli/desk/texts/places.en.json' with { type: 'json' };
import nl from '#cli/desk/texts/places.nl.json' with { type: 'json' };

test('every part of the site that has texts has a name that people use, in both languages of the desk', () => {
  const files = globSync('**/*.json', { cwd: 'i18n/nl' });
  const places = new Set(files.map((file) => placeOf(file.replace('.json', '').replaceAll('/', '.'))));
  expect(Object.keys(nl).sort()).toEqual([...places].sort());
  expect(Object.keys(en)).toEqual(Object.keys(nl));
});
