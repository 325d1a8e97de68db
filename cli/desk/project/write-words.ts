import { dirname } from 'node:path';
import { placeInside } from '#cli/content-lint/project/place-inside.ts';
import { writeProjectFiles } from '#cli/content-lint/project/write-files.ts';
import { Refused } from '#cli/desk/refused.ts';

/** The only folders that the desk writes into. */
export const wordFolders = ['content', 'i18n'] as const;

/**
 * Writes files of `content/` and `i18n/`, all or none, each by a rename. Throws a `Refused` for every other path, also
 * where a link leads out of these folders; nothing is written then.
 */
export function writeWords(root: string, texts: ReadonlyMap<string, string>): void {
  for (const path of texts.keys()) if (!isWritable(root, path)) throw new Refused({ reason: 'outside', detail: path });
  writeProjectFiles(root, texts);
}

function isWritable(root: string, path: string): boolean {
  return wordFolders.some((folder) => {
    if (!path.startsWith(`${folder}/`) || dirname(path).includes('..')) return false;
    return placeInside(`${root}/${folder}`, path.slice(folder.length + 1)) !== undefined;
  });
}
