import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, startContentLint } from './content-lint.ts';

test('checks again after every save, also one that replaces the file, and follows the code', async () => {
  const root = folderOf({
    'i18n/nl/a.json': '{ "x": "Dag {name}", "y": "Klaar" }',
    'i18n/en/a.json': '{ "x": "Hello {name}", "y": "All done" }',
    'i18n/exceptions.yaml': '[]\n',
    'src/a.ts': "t.text('a.x', { name });\nt.text('a.y');\n",
  });
  const { said, ended } = startContentLint(root, ['watch']);
  expect(await said(/Watching \d+ folders/)).toContain('Nothing to report');

  writeFileSync(join(root, 'i18n/en/a.json'), '{ "x": "Hello {nmae}", "y": "All done" }');
  const report = await said(/Checked in \d+ ms/);
  expect(report).toContain('argument/renamed');
  expect(report).toContain('i18n/en/a.json');
  // A few milliseconds where nothing else is going on: `npm run bench:lint` measures them.
  expect(Number(/Checked in (\d+) ms/.exec(report)?.[1])).toBeLessThan(2000);

  writeFileSync(join(root, 'draft.json'), '{ "x": "Hello {name}", "y": "All done" }');
  renameSync(join(root, 'draft.json'), join(root, 'i18n/en/a.json'));
  expect(await said(/Checked in \d+ ms/)).toContain('Nothing to report');

  writeFileSync(join(root, 'src/a.ts'), "t.text('a.x', { name });\nt.text('a.z');\n");
  expect(await said(/Checked in \d+ ms/)).toContain('code/undefined-id');

  writeFileSync(
    join(root, 'i18n/exceptions.yaml'),
    '- { rule: code/undefined-id, key: a.z, reason: It comes next week. }\n',
  );
  expect(await said(/Checked in \d+ ms/)).not.toContain('code/undefined-id');
  expect(await ended()).toBe(0);
});
