import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processorSeconds } from '../processor-seconds.ts';
import { projectFolder } from '../unit/content-lint/project-folder.ts';

const program = join(import.meta.dirname, '../../cli/content-lint/bin.js');
/** Tells the largest memory that the process has had, in kilobytes. */
const telling =
  "data:text/javascript,process.on('exit',()=>process.stderr.write('peak:'+process.resourceUsage().maxRSS))";

test.each([
  ['words', 'Een gewone zin over niets, en nog een. '],
  ['marks', '<'],
  ['arguments', 'Dag {name}, '],
])('a message of 10 MB of %s is checked in less than 400 MB', (_, part) => {
  const root = mkdtempSync(join(tmpdir(), 'huge-message-'));
  const message = part.repeat(10_000_000 / part.length);
  for (const locale of ['nl', 'en']) writeFileSync(join(root, `${locale}.json`), JSON.stringify({ a: message }));
  const args = ['--import', telling, program, 'check', '--messages', '{locale}.json', '--source', 'nl'];
  // On Linux the largest memory of a process begins with that of the one it was started from, which here has run other
  // tests: a small shell comes between.
  const { status, stderr } = spawnSync('sh', ['-c', 'node "$@"; exit $?', 'sh', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^peak:\d+$/);
  expect(status).toBe(1);
  expect(Number(stderr.slice(5)) / 1000).toBeLessThan(400);
});

const parts = ['<', 'TODO ', '{a} ', '\u0430', '1 ', '50% ', 'é', 'a@', '"', 'a.'];

test.each(parts)('200,000 characters of `%s` are checked in a second, and told in a few findings', async (part) => {
  const text = part.repeat(200_000 / part.length);
  const { found } = projectFolder({
    'i18n/nl.json': JSON.stringify({ a: text }),
    'i18n/en.json': JSON.stringify({ a: `x ${text}` }),
  });
  const { seconds, result } = await processorSeconds(() =>
    found('--messages', 'i18n/{locale}.json', '--locales', 'nl,en'),
  );
  expect(seconds).toBeLessThan(1);
  expect(result.length).toBeLessThanOrEqual(60);
});
