import { dirname } from 'node:path';
import picomatch from 'picomatch';

/** The folder that a pattern begins with, before its first wildcard; empty for the root. */
export function globFolder(pattern: string): string {
  const { base, isGlob } = picomatch.scan(pattern);
  const folder = isGlob ? base : dirname(base);
  return folder === '.' ? '' : folder;
}
