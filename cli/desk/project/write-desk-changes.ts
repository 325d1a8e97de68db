import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileChanges, realPathInside, writeProjectFiles } from '#cli/content-lint/host.ts';
import { Refused } from '#cli/desk/refused.ts';
import { isPageFile } from '#cli/desk/structure/page-files.ts';

/** The folders that the desk writes into. It also writes the code of a page that is added or removed. */
export const deskFolders = ['content', 'i18n', 'public/images'] as const;

/**
 * Writes and removes files of `deskFolders`, and code of pages. Texts are written all or none, each file by a rename;
 * files are removed last. Throws a `Refused` for any other path, also if a link leads out of its folder; nothing is
 * written then.
 */
export function writeDeskChanges(root: string, files: FileChanges): void {
  for (const path of files.keys()) if (!isWritable(root, path)) throw new Refused({ reason: 'outside', detail: path });
  const texts = new Map<string, string>();
  for (const [path, content] of files) {
    if (typeof content === 'string') texts.set(path, content);
    else if (content !== null) writeBytes(join(root, path), content);
  }
  writeProjectFiles(root, texts);
  for (const [path, content] of files) if (content === null) rmSync(join(root, path), { force: true });
}

/** Writes beside the file, then renames: nobody sees half a picture. */
function writeBytes(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.desk-new`, bytes);
  renameSync(`${file}.desk-new`, file);
}

function isWritable(root: string, path: string): boolean {
  const folders = isPageFile(path) ? ['src'] : deskFolders;
  return folders.some((folder) => {
    // `realPathInside` would allow `content/a/../b.yaml`, but the desk knows each file by one path only.
    if (!path.startsWith(`${folder}/`) || dirname(path).includes('..')) return false;
    return realPathInside(`${root}/${folder}`, path.slice(folder.length + 1)) !== undefined;
  });
}
