import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allChecks } from '#cli/audit/all-checks.ts';
import { audit, goodFiles, goodInput } from './good-site.ts';

test('nothing is found on a good site, under either profile', () => {
  expect(audit(goodFiles())).toEqual([]);
  expect(audit(goodFiles(), { profile: 'production' })).toEqual([]);
});

test('every check has pages that break it', () => {
  const tests = globSync(`${import.meta.dirname}/*.test.ts`).map((file) => readFileSync(file, 'utf8'));
  const names = allChecks.map(({ name }) => name);
  expect(names.filter((name) => !tests.some((text) => text.includes(`finds('${name}', [`)))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('the chat page belongs to the site only where there is a chat', () => {
  const files = goodFiles().set('/chat/nl.html', '<p>').set('/chat/en.html', '<p>');
  const { identity } = goodInput(files);
  const chat = { provider: 'tawk', propertyId: 'a', widgetId: 'b' } as const;
  expect(audit(files, { identity: { ...identity, chat } })).toEqual([]);
  expect(audit(files).map(({ file }) => file)).toEqual(['/chat/nl.html', '/chat/en.html']);
});
