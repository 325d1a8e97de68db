import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, vi } from 'vitest';

// Starting the program again and again takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The real program. */
export const main = join(import.meta.dirname, '../../../../cli/content-lint/bin.ts');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export type Files = Readonly<Record<string, string>>;

/** A folder on disk with these files, gone after the tests. */
export function folderOf(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'content-lint-'));
  folders.push(root);
  write(root, files);
  return root;
}

export function write(root: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** All files of a folder by their path from there. */
export function filesOf(root: string): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(root, path), readFileSync(path, 'utf8')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Runs the real program in a folder. */
export function contentLint(cwd: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, LC_ALL: '', LANG: 'en_GB.UTF-8', ...env },
  });
  return { status, stdout, stderr };
}

/** Starts the real program; `said` waits until it has said something since the last time. */
export function startContentLint(cwd: string, args: readonly string[]) {
  const child = spawn(process.execPath, [main, ...args], { cwd, env: { ...process.env, LANG: 'en_GB.UTF-8' } });
  let output = '';
  let heard = 0;
  child.stdout.on('data', (data) => {
    output += data;
  });
  const said = async (what: RegExp, patience = 20_000): Promise<string> => {
    const until = Date.now() + patience;
    while (Date.now() < until) {
      const part = output.slice(heard);
      const match = what.exec(part);
      if (match) {
        heard += match.index + match[0].length;
        return part.slice(0, match.index + match[0].length);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`never said ${what}: ${output.slice(heard)}`);
  };
  const ended = () =>
    new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return { said, ended };
}
