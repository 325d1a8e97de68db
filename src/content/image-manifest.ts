import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Formats of derived pictures, best first. */
export const imageFormats = ['avif', 'webp'] as const;

export type ImageFormat = (typeof imageFormats)[number];

const wholeAboveZero = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An entry of `content/images.lock.json`: the size of a picture in pixels, and the files derived from it. */
export const ImageEntrySchema = v.strictObject({
  /** The hash of the original's bytes and the encoder's settings; part of the names of the derived files. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/)),
  width: wholeAboveZero,
  height: wholeAboveZero,
  /** Its average colour, shown until it is loaded. */
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  /** The widths of the derived files, in pixels, narrowest first. */
  widths: v.pipe(v.array(wholeAboveZero), v.minLength(1)),
  formats: v.pipe(v.array(v.picklist(imageFormats)), v.minLength(1)),
});

export const ImageManifestSchema = v.record(v.string(), ImageEntrySchema);

export type ImageEntry = v.InferOutput<typeof ImageEntrySchema>;
export type ImageManifest = v.InferOutput<typeof ImageManifestSchema>;

/** The path of the manifest, from the root of the project. */
export const imageManifestPath = 'content/images.lock.json';

/** Folder of the derived files, below `public/`. */
export const derivedFolder = '/images/derived';

/**
 * The path of a derived file.
 *
 * @example derivedPath('/images/dev.png', '0123456789', 800, 'avif') // '/images/derived/dev-0123456789-800.avif'
 */
export function derivedPath(src: string, hash: string, width: number, format: ImageFormat): string {
  const name = src.replace(/^\/images\//, '').replace(/\.[a-z]+$/, '');
  return `${derivedFolder}/${name.replaceAll('/', '-')}-${hash}-${width}.${format}`;
}

/**
 * Reads the manifest below `root`; empty if there is none yet. Throws if it is not what `npm run assets -- images`
 * writes.
 */
export function readImageManifest(root: string): ImageManifest {
  const file = join(root, imageManifestPath);
  if (!existsSync(file)) return {};
  try {
    return v.parse(ImageManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const place = v.isValiError(cause) ? `: \`${v.getDotPath(cause.issues[0])}\` is wrong` : '';
    throw new Error(
      `${imageManifestPath} is not what \`npm run assets -- images\` writes${place}. Restore it from git, or delete it and run the command.`,
      { cause },
    );
  }
}

let loaded: ImageManifest | undefined;

/** The entry of a picture; the manifest is read once. Throws if it has no such entry. */
export function imageEntry(src: string): ImageEntry {
  loaded ??= readImageManifest(process.cwd());
  const entry = loaded[src];
  if (!entry) throw new Error(`${imageManifestPath} does not know ${src}. Run \`npm run assets -- images\`.`);
  return entry;
}
