import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawingSize } from '#src/domain/drawing-picture.ts';
import { categoryColours, tokens } from '#src/domain/palette.ts';
import { encoding } from './encode-drawing.ts';
import type { WantedDrawing } from './wanted-drawings.ts';

/** Raise it when all pictures must be taken again although no drawing has changed, such as for another encoder. */
const edition = 1;

const folder = 'src/sections/drawings';

/** The settings that every picture depends on. */
const settings = JSON.stringify([edition, drawingSize, encoding, tokens]);

/**
 * Sixteen hexadecimal digits that follow from what a picture is taken of: the words, the component with what it
 * imports, its styles and its colours. A picture is current if this is the hash that it was taken with; no browser is
 * needed to tell. Styles that all pages share are left out: they set text, and draw nothing.
 */
export function drawingHash(root: string, { id, categoryKey, locale, drawing }: WantedDrawing): string {
  const { kind, subject, client, texts } = drawing;
  const path = `${folder}/${kind}/${subject}`;
  // `choice.css` styles the radios below a drawing, which its picture leaves out.
  const styles = globSync(`${folder}/*.css`, { cwd: root }).filter((file) => !file.endsWith('/choice.css'));
  const hash = createHash('sha256').update(settings);
  hash.update(JSON.stringify([id, locale, kind, subject, client, texts, categoryColours[categoryKey]]));
  const components = componentFiles(root, `${path}.tsx`);
  // A zero byte ends each file: without it, text moved from the end of a file to the next one would not be noticed.
  for (const file of [...components, ...picturesIn(root, components), ...styles.sort(), `${path}.css`])
    hash
      .update(file)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/**
 * The pictures below `public/` that some components name, such as the SVG with the people and things that they share.
 * What only looks like such a path is left out, because there is no such file.
 */
function picturesIn(root: string, components: readonly string[]): string[] {
  const names = components.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\/[\w/-]+\.svg\b/g) ?? []);
  return [...new Set(names)].map((name) => `public${name}`).filter((file) => existsSync(join(root, file)));
}

/** A component and the files of `src/` that it imports at run time, in the order of their names. */
function componentFiles(root: string, start: string, seen = new Set<string>()): string[] {
  // An import that leads to no file is reported when the drawing is made.
  if (seen.has(start) || !existsSync(join(root, start))) return [];
  seen.add(start);
  // Matches `import { Shape } from '#src/sections/shape.tsx';` and `import { Shape } from './shape.tsx';`.
  const imports = readFileSync(join(root, start), 'utf8').matchAll(/^import (?!type )[^;]*?'((?:#src|\.)[^']+)';/gm);
  for (const [, from = ''] of imports)
    componentFiles(root, from.startsWith('#') ? from.slice(1) : join(dirname(start), from), seen);
  return [...seen].sort();
}
