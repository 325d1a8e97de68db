import { useCallback } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { usePlaceNames } from './use-place-names.ts';

/** Gives what people call a page, by its address; the address itself if the page has no name. */
export function usePageNames(project: Project): (path: string) => string {
  const placeName = usePlaceNames(project);
  const { records, fixedPages } = project;
  return useCallback(
    (path) => {
      const page = [...records, ...fixedPages].find(({ pages }) => pages.some((each) => each.path === path));
      // The place of a title is its page.
      return page ? placeName(page.titleId) : path;
    },
    [records, fixedPages, placeName],
  );
}
