import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws if the site's code names an id or a route, in the single quotes that Biome puts around texts or the double
 * ones around attributes: a program cannot guess what the code needs in its place. The files in `exceptIn` may name it.
 */
export function refuseMentions(root: string, name: string, exceptIn: readonly string[] = []): void {
  const mentions = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/generated/') && !exceptIn.includes(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, at) => {
        const isNamed = line.includes(`'${name}'`) || line.includes(`"${name}"`);
        return isNamed ? [`${file}:${at + 1}  ${line.trim()}`] : [];
      });
    });
  if (mentions.length > 0)
    throw new Error([`the code names \`${name}\`; take it out there first:`, ...mentions].join('\n  '));
}
