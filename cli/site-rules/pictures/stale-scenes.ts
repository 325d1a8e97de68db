import { hashOfSources } from '#cli/assets/scenes/scene-lock.ts';
import type { FileTree } from '#cli/content-lint/api.ts';
import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';

/**
 * The scenes of `content/art` that have changed since their picture was drawn, or that have no picture. The scenes of
 * drafts are left out. If the lock is missing or broken, there are none.
 */
export function staleScenes(
  tree: FileTree,
  { drafts, sceneLock }: Pick<SiteRecords, 'drafts' | 'sceneLock'>,
): string[] {
  if (!sceneLock) return [];
  // Only a case has a gallery, and only cases have scenes.
  const unpublished = drafts.flatMap(({ value }) =>
    'gallery' in value ? [`content/art/projects/${value.slug}/`] : [],
  );
  const pages = tree
    .below('content/art')
    .filter((path) => path.endsWith('.html') && !unpublished.some((folder) => path.startsWith(folder)));
  // Only a page with `<meta name="picture">` is a scene (`sceneOf` in `cli/assets/scenes/scene.ts`).
  const scenes = [...tree.texts(pages)].filter(([, html]) => html.includes('name="picture"')).map(([path]) => path);
  return scenes.filter((scene) => {
    const entry = sceneLock.value[scene];
    if (!entry) return true;
    const sources = tree.bytes(entry.sources);
    return hashOfSources(entry.sources.flatMap((path) => sources.get(path) ?? [])) !== entry.hash;
  });
}
