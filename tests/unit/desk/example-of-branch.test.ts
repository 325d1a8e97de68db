import { expect, test } from 'vitest';
import { exampleOf } from '#cli/desk/panel/branch-fields.tsx';

const plural = (...names: string[]) => ({
  isPlural: true,
  forms: names.map((name) => ({ name, from: 0, to: 0 })),
});

test('the example of a branch leads to that branch and no other', () => {
  expect(exampleOf('other', plural('one', 'other'), 'nl')).toBe(5);
  expect(exampleOf('other', plural('=5', 'other'), 'nl')).toBe(2);
  expect(exampleOf('=5', plural('=5', 'other'), 'nl')).toBe(5);
  // Every number of the category has a branch of its own.
  expect(exampleOf('one', plural('=1', 'one', 'other'), 'en')).toBeUndefined();
  expect(exampleOf('none', { isPlural: false, forms: [] }, 'en')).toBe('none');
});
