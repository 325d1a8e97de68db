import { hashOfSources, type SceneLock, sceneLockPath } from '#cli/assets/scenes/scene-lock.ts';
import type { FileTree } from '#cli/content-lint/api.ts';

/** The scenes of `content/art` that have changed since their picture was drawn, or that have no picture. */
export function staleScenes(tree: FileTree): string[] {
  const pages = tree.below('content/art').filter((path) => path.endsWith('.html'));
  const scenes = [...tree.texts(pages)].filter(([, html]) => html.includes('name="picture"')).map(([path]) => path);
  const lock = sceneLockIn(tree);
  return scenes.filter((scene) => {
    const entry = lock[scene];
    if (!entry) return true;
    const sources = tree.bytes(entry.sources);
    return hashOfSources(entry.sources.flatMap((path) => sources.get(path) ?? [])) !== entry.hash;
  });
}

/** Empty if the file is missing or cannot be read. */
function sceneLockIn(tree: FileTree): SceneLock {
  try {
    return JSON.parse(tree.texts([sceneLockPath]).get(sceneLockPath) ?? '') as SceneLock;
  } catch {
    return {};
  }
}
