import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ReportIssue } from '#src/content/content-error.ts';

/**
 * Reads the UTF-8 texts below a folder whose paths match `pattern`, by path from `root` and in the order of the paths.
 * Reports a folder or file that cannot be read or is empty, and leaves it out.
 */
export function readTextFiles(root: string, folder: string, pattern: RegExp, report: ReportIssue): Map<string, string> {
  const paths = pathsBelow(root, folder, report).filter((path) => pattern.test(path));
  const texts = new Map<string, string>();
  for (const path of paths.sort()) {
    const text = readText(root, path, report);
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}

function pathsBelow(root: string, folder: string, report: ReportIssue): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  } catch (error) {
    report({ file: folder, ...unreadable(error), advice: 'the site is read from this folder, so put its files there' });
    return [];
  }
  return entries.map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'));
}

function readText(root: string, file: string, report: ReportIssue): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(root, file)));
  } catch (error) {
    // The decoder throws a TypeError, because of `fatal`.
    if (error instanceof TypeError) report({ file, problem: 'is not UTF-8', advice: 'save it with that encoding' });
    else report({ file, ...unreadable(error), advice: 'put a text file in its place' });
    return undefined;
  }
  if (text.trim() !== '') return text;
  report({ file, problem: 'is empty', advice: 'write what belongs in it, or remove it' });
  return undefined;
}

function unreadable(error: unknown): { problem: string } {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return { problem: 'does not exist' };
  if (code === 'EISDIR') return { problem: 'is a folder' };
  if (code === 'ENOTDIR') return { problem: 'is not a folder' };
  return { problem: `cannot be read (${code})` };
}
