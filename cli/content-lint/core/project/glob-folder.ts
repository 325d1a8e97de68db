import picomatch from 'picomatch';

/**
 * The folder that a pattern begins with, before its first wildcard; empty for the root.
 *
 * @example globFolder('content/teams/*.yaml') // 'content/teams'
 */
export function globFolder(pattern: string): string {
  const { base, isGlob } = picomatch.scan(pattern);
  // Without a wildcard `base` is the file itself.
  const folder = isGlob ? base : base.slice(0, Math.max(base.lastIndexOf('/'), 0));
  // In a pattern the brackets of a folder `app/[slug]` are escaped: `app/\[slug\]`.
  return folder.replace(/\\(?=\W)/g, '');
}
