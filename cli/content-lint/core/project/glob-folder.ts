import picomatch from 'picomatch';

/** The folder that a pattern begins with, before its first wildcard; empty for the root. */
export function globFolder(pattern: string): string {
  const { base, isGlob } = picomatch.scan(pattern);
  // Without a wildcard `base` is the file itself.
  return isGlob ? base : base.slice(0, Math.max(base.lastIndexOf('/'), 0));
}
