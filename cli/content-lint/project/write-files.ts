import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ProjectError } from './project-error.ts';

/**
 * Writes files below a root, all or none: each is first written to a draft beside it. Files with the same text already are
 * not touched. Throws a `ProjectError` where it may not write.
 */
export function writeProjectFiles(root: string, texts: ReadonlyMap<string, string>): void {
  const drafts: { draft: string; place: string }[] = [];
  for (const [path, text] of texts) {
    try {
      const place = placeToWrite(resolve(root, path), text);
      if (place === undefined) continue;
      const draft = `${place}.${process.pid}.draft`;
      drafts.push({ draft, place });
      writeFileSync(draft, text);
    } catch (error) {
      for (const one of drafts) rmSync(one.draft, { force: true });
      throw new ProjectError('not-writable', path, error);
    }
  }
  for (const { draft, place } of drafts) renameSync(draft, place);
}

/** The path to write to: for a link that of its file. Undefined where the file has the text already. */
function placeToWrite(path: string, text: string): string | undefined {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    return path;
  }
  if (readFileSync(path, 'utf8') === text) return undefined;
  // A rename replaces the old file even where that one is read-only, if the folder may be written.
  accessSync(path, constants.W_OK);
  return realpathSync(path);
}
