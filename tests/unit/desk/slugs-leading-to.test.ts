import { expect, test } from 'vitest';
import { slugsLeadingTo } from '#cli/desk/panel/structure/slugs-leading-to.ts';

test('no slug leads to itself: not the present one, nor an earlier one that is taken again', () => {
  expect(slugsLeadingTo('c', 'b', ['a'])).toEqual(['b', 'a']);
  expect(slugsLeadingTo('b', 'b', ['a'])).toEqual(['a']);
  expect(slugsLeadingTo('a', 'b', ['a'])).toEqual(['b']);
});
