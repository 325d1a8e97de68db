import { ContentError } from '#src/content/content-error.ts';
import { type LoadedSite, loadSite } from '#src/content/load-site.ts';

let current: LoadedSite | undefined;

/**
 * The site of this project, read once. The development server loads this module again after a change; while the content
 * is invalid it goes on with the last valid site, which Vite keeps in `hot.data`. Throws a `ContentError` if there is
 * no valid site.
 */
export function currentSite(): LoadedSite {
  current ??= import.meta.hot ? lastGoodSite(import.meta.hot.data) : loadSite();
  return current;
}

/** Whether drafts have pages: in development they do, each marked as a draft; in a build they do not. */
export const showsDrafts: boolean = import.meta.hot !== undefined;

function lastGoodSite(kept: { site?: LoadedSite }): LoadedSite {
  try {
    kept.site = loadSite();
    return kept.site;
  } catch (error) {
    if (error instanceof ContentError && kept.site) return kept.site;
    throw error;
  }
}
