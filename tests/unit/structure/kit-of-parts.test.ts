import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { kitPartNames } from '#src/sections/drawn/part.tsx';
import { personSkinColours } from '#src/sections/drawn/person.tsx';

const kit = readFileSync(resolve(import.meta.dirname, '../../../public/kit.svg'), 'utf8');
const ids = [...kit.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);

test('the kit has every part that a drawing may take, and no other', () => {
  expect(ids.sort()).toEqual([...kitPartNames, ...Object.keys(personSkinColours)].sort());
});

test('what a part of the kit is made of is in the kit', () => {
  const used = [...kit.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});
