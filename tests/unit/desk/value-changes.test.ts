import { expect, test } from 'vitest';
import { valueChanges } from '#cli/desk/project/value-changes.ts';

const before = {
  name: 'A',
  days: ['Mo', 'Tu'],
  team: [
    { role: 'ai', name: 'S' },
    { role: 'print', name: 'D' },
  ],
};

test('a value is found by its path, also inside an item of a list', () => {
  const after = { ...before, name: 'B', team: [before.team[0], { role: 'print', name: 'E' }] };
  expect(valueChanges(before, after)).toEqual([
    { field: 'name', before: 'A', after: 'B' },
    { field: 'team.1.name', before: 'D', after: 'E' },
  ]);
});

test('a list that is longer or shorter is one change', () => {
  const after = { ...before, days: ['Mo'], team: before.team.slice(1) };
  expect(valueChanges(before, after)).toEqual([
    { field: 'days', before: 'Mo, Tu', after: 'Mo' },
    { field: 'team', before: 'ai, S\nprint, D', after: 'print, D' },
  ]);
});

test('a record that is new or gone has all its values changed', () => {
  expect(valueChanges(undefined, { a: 1, b: { c: true } })).toEqual([
    { field: 'a', before: '', after: '1' },
    { field: 'b.c', before: '', after: 'true' },
  ]);
  expect(valueChanges({ a: null }, { a: [{ x: 1 }] })).toEqual([{ field: 'a', before: '', after: '1' }]);
  expect(valueChanges({ a: ['x'] }, undefined)).toEqual([{ field: 'a', before: 'x', after: '' }]);
});
