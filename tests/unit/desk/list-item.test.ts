import { expect, test } from 'vitest';
import { listItemOf } from '#cli/desk/panel/list-item.ts';

const limit = { min: 1, max: 12 };
const lists = { 'pages.contact.faq.items': limit, 'pages.privacy.sections.0.paragraphs': limit };

test.each([
  ['pages.contact.faq.items.2.answer', 'pages.contact.faq.items', 2, '.answer'],
  ['pages.privacy.sections.0.paragraphs.1', 'pages.privacy.sections.0.paragraphs', 1, ''],
])('%s is an item of the innermost list that may change', (id, list, at, rest) => {
  expect(listItemOf(id, lists)).toEqual({ list, at, rest, limit });
});

test('a text outside of such a list belongs to none', () => {
  expect(listItemOf('pages.privacy.sections.0.title', lists)).toBeUndefined();
});
