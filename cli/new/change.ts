import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeProjectFiles } from '#cli/content-lint/host.ts';
import { ask } from './ask.ts';

/** What a command does to the files of the project. */
export interface Change {
  /** Texts of new files by path. None of these files may exist already. */
  create: ReadonlyMap<string, string>;
  /** New texts of files that exist, by path. */
  edit: ReadonlyMap<string, string>;
  /** Files and folders that are removed. */
  remove: readonly string[];
  /** What is left to be done by hand, in this order. */
  next: readonly string[];
}

/**
 * Shows a change, asks unless `yes`, makes it, and says what is next. Throws if a new file exists already, if the
 * answer is no, or if there is no terminal to ask on: the error then names the option `--yes`.
 */
export async function applyChange(root: string, { create, edit, remove, next }: Change, yes: boolean): Promise<void> {
  const taken = [...create.keys()].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} is there already`);
  for (const path of create.keys()) console.log(`create  ${path}`);
  for (const path of edit.keys()) console.log(`change  ${path}`);
  for (const path of remove) console.log(`remove  ${path}`);
  if (!yes && !/^y(es)?$/i.test(await ask('Go on? [y/N]', '--yes'))) throw new Error('nothing was changed');
  writeProjectFiles(root, new Map([...create, ...edit]));
  for (const path of remove) rmSync(join(root, path), { recursive: true, force: true });
  if (next.length > 0) console.log(['Next:', ...next.map((step, at) => `  ${at + 1}. ${step}`)].join('\n'));
}
