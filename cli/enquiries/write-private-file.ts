import { randomUUID } from 'node:crypto';
import { lstatSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** An error code that only this file uses; the others in `causes` are those of the system. */
const notAFile = 'not-a-file';

const causes: Record<string, string> = {
  ENOSPC: 'the disk is full',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'permission was denied',
  EPERM: 'permission was denied',
  EROFS: 'the disk is read-only',
  EFBIG: 'it would be too large',
  EPIPE: 'the reader has closed it',
  [notAFile]: 'it is a device or a pipe; leave --out away to print',
};

/** Why a write failed, in words, or the code of an error that is not in the list. */
export function writeErrorCause(error: unknown): string {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  return causes[code] ?? code;
}

/**
 * Writes a file that only its owner can read: whole or not at all, also if a file of that name exists. A link is kept,
 * and the file it leads to is written. Throws an error of one line if that fails, and for a device or a pipe.
 */
export function writePrivateFile(path: string, text: string): void {
  let temporary: string | undefined;
  try {
    const existing = statSync(path, { throwIfNoEntry: false });
    // A rename would put a file in the place of the device, for everybody on the machine. A rename over a
    // folder fails by itself.
    if (existing && !existing.isFile() && !existing.isDirectory()) throw Object.assign(new Error(), { code: notAFile });
    const target = behindLinks(path);
    temporary = `${target}.${randomUUID()}.draft`;
    writeFileSync(temporary, text, { mode: 0o600, flag: 'wx' });
    renameSync(temporary, target);
  } catch (error) {
    if (temporary) rmSync(temporary, { force: true });
    throw new Error(`${path} was not written: ${writeErrorCause(error)}`);
  }
}

/** The path that a link leads to, which need not exist; any other path as it is. */
function behindLinks(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  // The folder may be reached through a link itself.
  return isLink ? behindLinks(resolve(realpathSync(dirname(path)), readlinkSync(path))) : path;
}
