import { expect, test } from 'vitest';
import { checkContent } from '#cli/dev/check-content.ts';
import { folderOf } from '../content-lint/temporary-folder.ts';

/** What is told about a project whose content-lint is this script. */
const toldBy = (script: string) =>
  new Promise<string>((resolve) => {
    const root = folderOf({ 'cli/content-lint/bin.js': script });
    checkContent(root, new AbortController().signal, resolve);
  });

test('a content-lint that Node cannot run is told like any other failure', async () => {
  expect(await toldBy("import './missing.js';")).toContain('ERR_MODULE_NOT_FOUND');
});

test('a report of thousands of errors is told', async () => {
  const script = `
    const finding = { code: 'a', severity: 'error', file: 'a.json', line: 1, column: 2, message: 'x'.repeat(200) };
    console.log(JSON.stringify({ findings: Array(6000).fill(finding) }));
    process.exitCode = 1;`;
  expect((await toldBy(script)).split('\n\n')).toHaveLength(6000);
});
