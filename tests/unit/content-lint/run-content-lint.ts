import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

const main = join(import.meta.dirname, '../../../cli/content-lint/bin.ts');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export type Files = Readonly<Record<string, string>>;

/** A folder on disk that a test works in. */
export interface Folder {
  root: string;
  write(files: Files): void;
  read(path: string): string;
  git(...args: string[]): string;
  /** Runs the program on the folder. */
  lint(...args: string[]): { status: number | null; stdout: string; stderr: string };
  /** Runs it with a report as JSON: each finding as `code file:line:column`. */
  found(...args: string[]): string[];
}

/** Makes a folder with these files; it goes when the tests have run. */
export function folderOf(files: Files): Folder {
  const root = mkdtempSync(join(tmpdir(), 'content-lint-'));
  folders.push(root);
  const folder: Folder = {
    root,
    write(more) {
      for (const [path, text] of Object.entries(more)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    },
    read: (path) => readFileSync(join(root, path), 'utf8'),
    git(...args) {
      const own = ['-c', 'user.name=Test', '-c', 'user.email=test@windas.example', '-c', 'commit.gpgsign=false'];
      return execFileSync('git', [...own, ...args], { cwd: root, encoding: 'utf8' });
    },
    lint(...args) {
      const all = [main, ...args, '--root', root];
      const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8', maxBuffer: 1e9 });
      return { status, stdout, stderr };
    },
    found(...args) {
      const { stdout, stderr } = folder.lint('check', '--format', 'json', ...args);
      if (stdout === '') throw new Error(stderr);
      return (JSON.parse(stdout).findings as { code: string; file: string; line: number; column: number }[]).map(
        ({ code, file, line, column }) => `${code} ${file}:${line}:${column}`,
      );
    },
  };
  folder.write(files);
  return folder;
}
