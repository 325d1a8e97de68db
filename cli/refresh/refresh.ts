import { updateFonts } from '#cli/assets/fonts/update-fonts.ts';
import { hasMasterIn, updateImages } from '#cli/assets/images/update-images.ts';
import { wantedPictures } from '#cli/assets/images/wanted-pictures.ts';
import type { OnProgress, RefreshReport } from '#cli/assets/refresh-report.ts';
import { updateSharePictures } from '#cli/assets/share-pictures/update-share-pictures.ts';
import { wantedSharePictures } from '#cli/assets/share-pictures/wanted-share-pictures.ts';
import { updateSlugs } from '#cli/slugs/update-slugs.ts';
import { loadSite } from '#src/content/load-site.ts';
import { updateGeneratedCode } from './update-generated-code.ts';
import { writeEditorSchemas } from './write-editor-schemas.ts';

/** A kind of files that are made from others. The command `images` makes `drawings` too, and `og` the share pictures. */
export type DerivedFileKind =
  | 'schemas'
  | 'slugs'
  | 'generated code'
  | 'fonts'
  | 'images'
  | 'drawings'
  | 'share pictures';

interface Step {
  name: DerivedFileKind;
  update: (root: string, onProgress: OnProgress) => RefreshReport | Promise<RefreshReport>;
}

/**
 * In this order, because drawings are photographed with the generated styles and the fonts, and share pictures show
 * images and drawings.
 */
const steps: readonly Step[] = [
  {
    name: 'schemas',
    update(root) {
      // Only the number of files is printed, so their sizes are not looked up.
      const made = writeEditorSchemas(root).map((path) => ({ path, bytes: 0 }));
      return { made, kept: 0, removed: [], problems: [] };
    },
  },
  { name: 'slugs', update: updateSlugs },
  { name: 'generated code', update: updateGeneratedCode },
  { name: 'fonts', update: updateFonts },
  {
    name: 'images',
    // A master is an original picture, from which all sizes and formats are made.
    update: (root, onProgress) =>
      updateImages(root, wantedPictures(loadSite(root).site, hasMasterIn(root)), { onProgress }),
  },
  {
    name: 'drawings',
    async update(root, onProgress) {
      // Imported here, because it loads the driver of a browser, which a build does not need.
      const { updateDrawings } = await import('#cli/assets/drawings/update-drawings.ts');
      return updateDrawings(root, onProgress);
    },
  },
  {
    name: 'share pictures',
    update: async (root, onProgress) => updateSharePictures(root, await wantedSharePictures(root), onProgress),
  },
];

/**
 * Brings each kind in `steps` up to date; what `assets art`, `logos` and `icons` make is only made by these commands.
 * `only` names the one kind to make, `without` kinds to leave out. Prints a line for each kind of which something changed.
 * Gives the exit code. Throws a `ContentError` if the content is too wrong to read the site.
 */
export async function refresh(
  root: string,
  { only, without = [] }: { only?: DerivedFileKind | undefined; without?: readonly DerivedFileKind[] | undefined } = {},
): Promise<number> {
  let exitCode = 0;
  for (const { name, update } of steps) {
    if ((only && name !== only) || without.includes(name)) continue;
    const line = progressLine(name);
    try {
      const { made, removed, problems } = await update(root, line.show);
      line.end(made.length, removed.length);
      for (const { path, message } of problems) console.error(`${name}: ${path} ${message}`);
      if (problems.length > 0) exitCode = 1;
    } catch (error) {
      line.clear();
      throw error;
    }
  }
  return exitCode;
}

/** The codes of a terminal to go to the start of the line and to clear the line. */
const clearLine = '\r\u001b[K';

/** Prints the progress of a kind of files: on a terminal in a line that is overwritten, elsewhere only the result. */
function progressLine(name: string) {
  const start = performance.now();
  const clear = () => {
    if (process.stdout.isTTY) process.stdout.write(clearLine);
  };
  return {
    clear,
    show(done: number, total: number): void {
      if (process.stdout.isTTY) process.stdout.write(`${clearLine}${name}: ${done} of ${total}`);
    },
    /** Prints what was done, unless nothing had to be. */
    end(made: number, removed: number): void {
      clear();
      if (made + removed === 0) return;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${name}: ${made} made, ${removed} removed in ${seconds} s`);
    },
  };
}
