import { join, sep } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/**
 * Lets the development server read the site again for its next answer. Only the modules that read content, and those
 * that import them, run again: to load all of the site's code for each changed word would take longer than to render
 * the page.
 */
export function reloadSite({ config, environments: { rsc } }: ViteDevServer): void {
  if (!rsc || !isRunnableDevEnvironment(rsc)) return;
  const { evaluatedModules } = rsc.runner;
  const folder = join(config.root, 'src/content') + sep;
  const stale = new Set([...evaluatedModules.idToModuleMap.values()].filter(({ file }) => file.startsWith(folder)));
  // The loop also visits what is added to the set meanwhile, so importers of importers follow.
  for (const { importers } of stale) {
    for (const id of importers) {
      const importer = evaluatedModules.getModuleById(id);
      if (importer) stale.add(importer);
    }
  }
  for (const module of stale) evaluatedModules.invalidateModule(module);
}
