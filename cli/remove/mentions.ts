import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the site's code that names the id or route in question. */
interface Mention {
  file: string;
  line: number;
  text: string;
}

/**
 * Where the site's code names an id or a route, in the single quotes that Biome puts around texts or the double ones
 * around attributes. The files in `exceptIn` may name it.
 */
export function mentionsOf(root: string, name: string, exceptIn: readonly string[] = []): Mention[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/generated/') && !exceptIn.includes(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((text, at) => {
        const isNamed = text.includes(`'${name}'`) || text.includes(`"${name}"`);
        return isNamed ? [{ file, line: at + 1, text: text.trim() }] : [];
      });
    });
}

/** Throws if the site's code names an id or a route: a program cannot guess what the code needs in its place. */
export function refuseMentions(root: string, name: string, exceptIn: readonly string[] = []): void {
  const mentions = mentionsOf(root, name, exceptIn).map(({ file, line, text }) => `${file}:${line}  ${text}`);
  if (mentions.length > 0)
    throw new Error([`the code names \`${name}\`; take it out there first:`, ...mentions].join('\n  '));
}
