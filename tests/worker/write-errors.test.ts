import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writePrivateFile } from '#cli/enquiries/write-private-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-private-'));

describe('a private file', () => {
  test('is its owner’s, also where one was that everybody could read', () => {
    const path = join(folder, 'export.csv');
    writeFileSync(path, 'old', { mode: 0o644 });
    writePrivateFile(path, 'new');
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test.each([['old'], [undefined]])('behind a link is written, and the link stays: %s', (before) => {
    const [path, link] = [join(folder, `kept-${before}.csv`), join(folder, `link-${before}.csv`)];
    if (before) writeFileSync(path, before);
    symlinkSync(path, link);
    writePrivateFile(link, 'new');
    expect([readFileSync(path, 'utf8'), lstatSync(link).isSymbolicLink()]).toEqual(['new', true]);
  });

  test('never takes the place of a pipe or a device', () => {
    const pipe = join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    expect(() => writePrivateFile(pipe, 'x')).toThrow(/^[^\n]*it is a device or a pipe[^\n]*$/);
    expect(statSync(pipe).isFIFO()).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  test.each([
    [join(folder, 'missing/export.csv'), /folder does not exist/],
    [join(folder, 'export.csv/export.csv'), /folder is a file/],
    [folder, /it is a folder/],
  ])('that cannot be written is an error of one line: %s', (path, cause) => {
    const before = readdirSync(folder);
    expect(() => writePrivateFile(path, 'x')).toThrow(cause);
    expect(() => writePrivateFile(path, 'x')).toThrow(/^[^\n]+$/);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('that does not fit stays as it was, and leaves no draft', () => {
    const path = join(folder, 'large.csv');
    writeFileSync(path, 'old');
    const module = JSON.stringify(join(process.cwd(), 'cli/enquiries/write-private-file.ts'));
    const code = `const { writePrivateFile } = await import(${module});
      try { writePrivateFile(${JSON.stringify(path)}, 'x'.repeat(10_000_000)) } catch (error) { console.log(error.message) }`;
    const script = join(folder, 'write.mjs');
    writeFileSync(script, code);
    // Blocks of 512 or 1,024 bytes: at most one megabyte.
    const { stdout } = spawnSync('sh', ['-c', `ulimit -f 1000; node ${script}`], { encoding: 'utf8' });
    expect(stdout).toBe(`${path} was not written: it would be too large\n`);
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });
});

test.each([
  ['node cli/main.ts enquiries --help > /dev/full', 'the disk is full'],
  ['(sleep 0.1; node cli/main.ts enquiries --help) | true', 'the reader has closed it'],
])('%s is one line and 1', (command, cause) => {
  const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', command], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `enquiries: the output was not written to its end: ${cause}\n`]);
});
