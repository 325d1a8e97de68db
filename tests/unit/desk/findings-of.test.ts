import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findingsOf } from '#cli/desk/publish/findings-of.ts';
import { programs } from '#cli/desk/publish/programs.ts';

let folder: string;

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The findings of a project whose content-lint is this script. */
function findingsFrom(script: string, language: 'nl' | 'en' = 'nl') {
  folder = mkdtempSync(join(tmpdir(), 'findings-'));
  mkdirSync(join(folder, 'cli/content-lint'), { recursive: true });
  writeFileSync(join(folder, 'cli/content-lint/bin.js'), script);
  return findingsOf(programs(), folder, language);
}

test('errors are told from what only keeps a site from being live, in the language of the desk', async () => {
  const script = `
    const message = process.argv[process.argv.indexOf('--lang') + 1];
    const finding = { code: 'content/sample', severity: 'error', file: 'a.yaml', message };
    console.log('some news');
    console.log(JSON.stringify({ findings: [finding, { ...finding, code: 'slug/renamed', advice: '\\\\n' }] }, null, 2));
    process.exitCode = 1;`;
  expect(await findingsFrom(script, 'en')).toEqual({ errors: ['a.yaml: en \\n'], heldBackBy: ['a.yaml: en'] });
  const { heldBackBy } = await findingsFrom(script, 'en; echo more' as 'en');
  expect(heldBackBy, 'what a request has put behind the language is not run').toEqual(['a.yaml: nl']);
});

test('without a report, what the program said is thrown, also if Node could not run it', async () => {
  await expect(findingsFrom(`import './missing.js';`)).rejects.toThrow('ERR_MODULE_NOT_FOUND');
  await expect(findingsFrom(`console.error('no project'); process.exitCode = 2;`)).rejects.toThrow(/^no project$/);
});
