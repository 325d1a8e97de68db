import { expect, test } from 'vitest';
import { fitsPattern } from '#cli/content-lint/core/project/fits-pattern.ts';
import { processorSeconds } from '../../processor-seconds.ts';
import { projectFolder } from './project-folder.ts';

test('the last finding that is told says how many more there are', async () => {
  const { lint } = projectFolder({ 'i18n/nl.json': JSON.stringify({ a: `Dag ${'TODO '.repeat(500)}` }) });
  const { stdout } = await lint('check', '--full', '--messages', 'i18n/{locale}.json', '--locales', 'nl');
  expect(stdout.match(/text\/unfinished/g)?.length).toBe(20);
  expect(stdout).toContain('There are 480 more in this text.');
});

test('a pattern with many stars takes no time', async () => {
  const { seconds, result } = await processorSeconds(() => fitsPattern(`${'*a'.repeat(50)}b`, 'a'.repeat(100_000)));
  expect(result).toBe(false);
  expect(seconds).toBeLessThan(0.1);
});

test.each([
  ['a.b', 'a.b', true],
  ['a.b', 'a.c', false],
  ['*', '', true],
  ['a*', 'a', true],
  ['a*a', 'a', false],
  ['a*b*c', 'axbxbc', true],
  ['*.b', 'a.b.c', false],
  ['pages.*.title', 'pages.home.hero.title', true],
])('whether `%s` fits `%s`: %s', (pattern, text, fits) => {
  expect(fitsPattern(pattern, text)).toBe(fits);
});
