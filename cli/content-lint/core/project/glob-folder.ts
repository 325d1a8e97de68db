import picomatch from 'picomatch';

/** The folder that a pattern begins with, before its first wildcard, with no escapes in it; empty for the root. */
export function globFolder(pattern: string): string {
  const { base, isGlob } = picomatch.scan(pattern);
  // Without a wildcard `base` is the file itself.
  const folder = isGlob ? base : base.slice(0, Math.max(base.lastIndexOf('/'), 0));
  return folder.replace(/\\(?=\W)/g, '');
}
