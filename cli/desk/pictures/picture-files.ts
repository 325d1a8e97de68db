import { pictureHash } from '#cli/assets/images/recipe.ts';
import { sceneLockPath } from '#cli/assets/scenes/scene-lock.ts';
import type { FileContent } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { derivedPath, type ImageManifest, imageManifestPath } from '#src/content/image-manifest.ts';
import type { CasePictureRole } from './pictures-api.ts';
import type { PreparedPicture } from './prepare-picture.ts';

/**
 * Gives the address of a picture of a case. It contains a hash of the picture and its role: another picture, or the same
 * one as a thumbnail, has another address.
 */
export function pictureAddress(slug: string, role: CasePictureRole, { master }: PreparedPicture): string {
  return `/images/projects/${slug}/photo-${pictureHash(role, master).slice(0, 8)}.webp`;
}

/**
 * Gives the changed files that add a picture: its master, what is derived from it, and its row in the manifest. Writes
 * nothing.
 */
export function filesOfPicture(
  checked: CheckedProject,
  src: string,
  role: CasePictureRole,
  { master, encoded: { files, ...sizeAndColour } }: PreparedPicture,
): Map<string, FileContent> {
  const hash = pictureHash(role, master);
  const formats = [...new Set(files.map(({ format }) => format))];
  const manifest = { ...manifestOf(checked), [src]: { hash, ...sizeAndColour, formats } };
  return new Map<string, FileContent>([
    [`public${src}`, master],
    ...files.map(({ width, format, bytes }): [string, FileContent] => [
      `public${derivedPath(src, hash, width, format)}`,
      bytes,
    ]),
    [imageManifestPath, manifestText(manifest)],
  ]);
}

/**
 * Gives the changed files that remove a picture: its master, what was derived from it, its row, and the scene it was
 * drawn from. Writes nothing. `manifestFileText` is the manifest, in which another picture may have been added already.
 */
export function filesWithoutPicture(
  checked: CheckedProject,
  src: string,
  manifestFileText: string,
): Map<string, FileContent> {
  const manifest: ImageManifest = JSON.parse(manifestFileText || '{}');
  const { [src]: entry, ...others } = manifest;
  // By their whole paths: the same photograph in another case has the same hash in the names of its files.
  const derived = entry
    ? entry.widths.flatMap((width) =>
        entry.formats.map((format) => `public${derivedPath(src, entry.hash, width, format)}`),
      )
    : [];
  // `content/art/projects/acme/cover.html` for `/images/projects/acme/cover.webp`; a photograph has no scene.
  const scene = src.replace(/^\/images/, 'content/art').replace(/\.\w+$/, '.html');
  const removedPaths = [`public${src}`, ...derived, scene].filter((path) => checked.contentOf(path) !== null);
  const scenes: Record<string, unknown> = JSON.parse(checked.textOf(sceneLockPath) || '{}');
  const { [scene]: sceneRow, ...otherScenes } = scenes;
  return new Map<string, FileContent>([
    ...removedPaths.map((path): [string, FileContent] => [path, null]),
    [imageManifestPath, manifestText(others)],
    ...(sceneRow ? [[sceneLockPath, `${JSON.stringify(otherScenes, null, 2)}\n`] as const] : []),
  ]);
}

function manifestOf(checked: CheckedProject): ImageManifest {
  return JSON.parse(checked.textOf(imageManifestPath) || '{}');
}

/** Sorted by address, so that another picture changes one row of the file. */
function manifestText(manifest: ImageManifest): string {
  const sorted = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
