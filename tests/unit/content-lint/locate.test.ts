import { expect, test } from 'vitest';
import { fileOf, locate } from '#cli/content-lint/core/linter/locate.ts';
import { projectOf } from './expect-findings.ts';

test('a locale without any file is shown in place of a path, and an exception can name it', () => {
  const project = projectOf({ 'i18n/nl.json': '{ "a": "Ja" }' }, { locales: ['nl', 'de'] });
  const target = { locale: 'de', key: 'a' };
  const [finding] = locate(project, [{ code: 'a/b', target, args: {} }], () => undefined);
  expect(finding?.file).toBe('de');
  expect(fileOf(project, target)).toBe('de');
});
