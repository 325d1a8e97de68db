import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finished } from '../../run-program.ts';
import { contentLint } from './content-lint.ts';
import { type Files, folderOf, write } from './temporary-folder.ts';

/** A project on disk that a test works in. */
export interface ProjectFolder {
  root: string;
  write(files: Files): void;
  read(path: string): string;
  git(...args: string[]): string;
  /** Runs the program on the folder. */
  lint(...args: string[]): Promise<Finished>;
  /** Runs it with a report as JSON: each finding as `code file:line:column`. */
  found(...args: string[]): Promise<string[]>;
}

/** Makes a project of these files; it goes when the tests have run. */
export function projectFolder(files: Files): ProjectFolder {
  const root = folderOf(files);
  const lint = (...args: string[]) => contentLint(root, args);
  return {
    root,
    lint,
    write: (more) => write(root, more),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    git(...args) {
      const author = ['-c', 'user.name=Test', '-c', 'user.email=test@windas.example', '-c', 'commit.gpgsign=false'];
      return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' });
    },
    async found(...args) {
      const { stdout, stderr } = await lint('check', '--format', 'json', ...args);
      if (stdout === '') throw new Error(stderr);
      return (JSON.parse(stdout).findings as { code: string; file: string; line: number; column: number }[]).map(
        ({ code, file, line, column }) => `${code} ${file}:${line}:${column}`,
      );
    },
  };
}
