import { expect, test } from 'vitest';
import { insertText, pathsByKey, removeText } from '#cli/content-lint/formats/catalogue-text.ts';

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

test('invisible characters of a new text are escaped, also where its key is the same', () => {
  expect(insertText('{}', ['10\u00a0km'], '10\u00a0km')).toBe('{\n  "10\\u00a0km": "10\\u00a0km"\n}');
});
