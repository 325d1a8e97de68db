import { expect, test } from 'vitest';
import { Refused } from '#cli/desk/refused.ts';
import { filesOfNewPage } from '#cli/desk/structure/new-page.ts';

const project = { root: '.', contentOf: () => null };

function reasonOf(names: { nl: string; en: string }): string | undefined {
  try {
    filesOfNewPage(project, names);
    return undefined;
  } catch (error) {
    return error instanceof Refused ? error.refusal.reason : String(error);
  }
}

test('a page is refused for what is wrong with its name', () => {
  expect(reasonOf({ nl: 'Werken bij ons', en: 'Work with us' })).toBeUndefined();
  expect(reasonOf({ nl: 'Diensten', en: 'Another name' })).toBe('taken');
  expect(reasonOf({ nl: '3D-printen', en: '3D printing' })).toBe('begins-with-digit');
  expect(reasonOf({ nl: '…', en: 'Dots' })).toBe('bad-request');
});
