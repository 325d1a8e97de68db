import { expect, test } from 'vitest';
import { exceptionsWithNewKeys } from '#cli/desk/structure/key-changes.ts';
import { movedKey } from '#cli/desk/structure/list-files.ts';

const withMovedExceptions = (text: string, list: string, places: readonly number[]) =>
  exceptionsWithNewKeys(text, (key) => movedKey(key, list, places));

const exceptions = `# Findings that are right.
- rule: text/typography
  key: home.items.2
  reason: The client writes it so.
- { rule: text/length, key: "home.items.1", reason: A short one is meant. }
- key: home.title
  rule: text/length
  reason: A short one is meant.
`;

test('the exception of an item that is removed goes with it, and those of later items move up', () => {
  // Of three items the second is gone.
  const text = withMovedExceptions(exceptions, 'home.items', [0, 2]);
  expect(text).toContain('# Findings that are right.');
  expect(text).toContain('key: home.items.1\n  reason: The client');
  expect(text).not.toContain('text/length, key');
  expect(text).toContain('home.title');
});

test('an exception for any item of the list stays', () => {
  const anyItem = '- { rule: text/length, key: "home.items.*.title", reason: Short ones are meant. }\n';
  expect(withMovedExceptions(anyItem, 'home.items', [1, 0])).toBe(anyItem);
});

test('an exception goes with its message, however it is written', () => {
  const twoForms =
    '- key: pages.shop.title\n  rule: text/length\n- { rule: text/length, key: "pages.shop.text" }\n- key: home.title\n';
  const text = exceptionsWithNewKeys(twoForms, (key) => (key.startsWith('pages.shop.') ? undefined : key));
  expect(text).toBe('- key: home.title\n');
});

test('a file without exceptions for the list stays as it is', () => {
  expect(withMovedExceptions(exceptions, 'about.items', [1, 0])).toBe(exceptions);
});
