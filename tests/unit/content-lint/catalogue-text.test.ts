import { expect, test } from 'vitest';
import { pathsByKey, removeText } from '#cli/content-lint/formats/catalogue-text.ts';

test.each<[name: string, before: unknown, key: string, after: unknown]>([
  ['goes', { a: 'Ja', b: 'Nee' }, 'a', { b: 'Nee' }],
  ['takes the groups along that it leaves empty', { a: { b: { c: 'Ja' } }, d: 'Nee' }, 'a.b.c', { d: 'Nee' }],
  [
    'takes its description along',
    { home: { title: { defaultMessage: 'Dag', description: 'Groet' }, more: 'Meer' } },
    'home.title',
    { home: { more: 'Meer' } },
  ],
])('a text that is removed %s', (_, before, key, after) => {
  const text = JSON.stringify(before, null, 2);
  const path = pathsByKey(text, '').get(key) ?? [];
  expect(JSON.parse(removeText(text, path))).toEqual(after);
});
