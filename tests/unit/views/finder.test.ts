import { expect, test } from 'vitest';
import { pluralSamples } from '#src/views/finder.ts';

test('there is a number for each category that whole numbers have, in any language', () => {
  expect(pluralSamples('nl')).toEqual(new Map(Object.entries({ one: 1, other: 2 })));
  expect([...pluralSamples('pl').keys()]).toEqual(['one', 'few', 'many']);
  expect(pluralSamples('ja')).toEqual(new Map([['other', 1]]));
});
