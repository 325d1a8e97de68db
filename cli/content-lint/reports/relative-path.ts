import { join, relative, sep } from 'node:path';

/** Names a project's files by their path from a folder, as CI knows them, with forward slashes. */
export function pathsFrom(folder: string, root: string): (file: string) => string {
  return (file) => relative(folder, join(root, file)).split(sep).join('/');
}
