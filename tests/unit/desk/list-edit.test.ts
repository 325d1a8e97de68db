import { expect, test } from 'vitest';
import { oldIndexes, withListStep } from '#cli/desk/structure/list-edit.ts';

const text = `{
  "faq": {
    "items": [
      {
        "question": "Een\\u00a0vraag?",
        "answer": "Ja."
      },
      { "question": "Twee?", "answer": "Nee." }
    ],
    "words": ["a", "b", "c"]
  }
}
`;
const items = ['faq', 'items'];

test('an item moves as it is written, and moves back to the same file', () => {
  const moved = withListStep(text, items, { kind: 'move', at: 0, to: 1 }, undefined) ?? '';
  expect(JSON.parse(moved).faq.items.map(({ question }: { question: string }) => question)).toEqual([
    'Twee?',
    'Een\u00a0vraag?',
  ]);
  expect(moved).toContain('Een\\u00a0vraag?');
  expect(withListStep(moved, items, { kind: 'move', at: 1, to: 0 }, undefined)).toBe(text);
});

test('an item comes and goes, and the file is what it was', () => {
  const added = withListStep(text, items, { kind: 'add', at: 2 }, { question: 'Drie?', answer: '{' }) ?? '';
  expect(JSON.parse(added).faq.items[2]).toEqual({ question: 'Drie?', answer: '{' });
  expect(withListStep(added, items, { kind: 'remove', at: 2 }, undefined)).toBe(text);
  const word = withListStep(text, ['faq', 'words'], { kind: 'add', at: 0 }, 'z');
  expect(word).toContain('"words": ["z", "a", "b", "c"]');
});

test('what is no list is left alone', () => {
  expect(withListStep(text, ['faq'], { kind: 'remove', at: 0 }, undefined)).toBeUndefined();
});

test('where each place was before', () => {
  expect(oldIndexes(3, { kind: 'move', at: 0, to: 2 })).toEqual([1, 2, 0]);
  expect(oldIndexes(3, { kind: 'add', at: 1 })).toEqual([0, undefined, 1, 2]);
  expect(oldIndexes(3, { kind: 'remove', at: 1 })).toEqual([0, 2]);
});
