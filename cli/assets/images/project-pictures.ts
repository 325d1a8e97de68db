import type { FileTree } from '#cli/content-lint/project/file-tree.ts';
import type { Project } from '#cli/content-lint/project/project.ts';
import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';
import { derivedFolder, derivedPath, type ImageManifest, imageManifestPath } from '#src/content/image-manifest.ts';
import { pictureFacts } from './picture-facts.ts';
import { type ProjectPictures, pictureBudgets, weighedWidth } from './pictures.ts';
import { pictureHash } from './recipe.ts';
import { type WantedPicture, wantedPictures } from './wanted-pictures.ts';

/** Answers the checker's questions about the pictures of a project; reads a file when it is asked about. */
export function projectPictures(
  project: Project,
  tree: FileTree,
  staleShares: readonly string[] | undefined,
): ProjectPictures {
  const bytesOf = (src: string) => tree.bytes([`public${src}`]).get(`public${src}`);
  const manifest = manifestIn(tree);
  return {
    staleShares,
    facts(src) {
      const bytes = bytesOf(src);
      return bytes && pictureFacts(bytes);
    },
    stale(site) {
      if (!manifest) return [];
      return wantedBy(site).flatMap(({ src, role }) => {
        const master = bytesOf(src);
        const entry = manifest[src];
        if (!master) return [];
        const isCurrent =
          entry?.hash === pictureHash(role, Buffer.from(master)) &&
          derivedFiles(src, entry).every((file) => project.assets?.has(file));
        return isCurrent ? [] : [src];
      });
    },
    heavy(site) {
      return wantedBy(site).flatMap(({ src, role }) => {
        const entry = manifest?.[src];
        const budget = pictureBudgets[role];
        const width = entry && weighedWidth(entry.widths, budget);
        if (!entry || width === undefined) return [];
        const file = derivedPath(src, entry.hash, width, 'avif');
        const bytes = project.assets?.get(file) ?? 0;
        return bytes > budget.bytes ? [{ src, file, bytes, budget: { ...budget, width } }] : [];
      });
    },
    surplus(site) {
      if (!manifest) return [];
      const wanted = new Set(wantedBy(site).map(({ src }) => src));
      const named = new Set(Object.entries(manifest).flatMap(([src, entry]) => derivedFiles(src, entry)));
      const files = [...(project.assets?.keys() ?? [])].filter((file) => file.startsWith(`${derivedFolder}/`));
      return [...Object.keys(manifest).filter((src) => !wanted.has(src)), ...files.filter((file) => !named.has(file))];
    },
  };
}

function wantedBy({ single, projects }: SiteRecords): WantedPicture[] {
  return wantedPictures({
    categories: single.categories?.value ?? [],
    projects: projects.map(({ value }) => value),
  });
}

/** Undefined where there is none, or where it is so broken that the build says so itself. */
function manifestIn(tree: FileTree): ImageManifest | undefined {
  try {
    return JSON.parse(tree.texts([imageManifestPath]).get(imageManifestPath) ?? '') as ImageManifest;
  } catch {
    return undefined;
  }
}

function derivedFiles(src: string, { hash, widths, formats }: ImageManifest[string]): string[] {
  return widths.flatMap((width) => formats.map((format) => derivedPath(src, hash, width, format)));
}
