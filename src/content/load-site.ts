import { ContentError, type ContentIssue } from '#src/content/content-error.ts';
import { readCatalogues } from '#src/content/read-catalogues.ts';
import { readRecords } from '#src/content/read-records.ts';
import type { Catalogues, SiteModel } from '#src/domain/site-model.ts';

/** What the site is made of. */
export interface LoadedSite {
  site: SiteModel;
  catalogues: Catalogues;
}

/**
 * Reads `content/` and `i18n/` below `root` and validates them. Throws a `ContentError` with every issue if a file is
 * unreadable or a schema refuses it. What only a rule of content-lint can find is left to content-lint.
 */
export function loadSite(root: string = process.cwd()): LoadedSite {
  const issues: ContentIssue[] = [];
  const report = (issue: ContentIssue) => issues.push(issue);
  const site = readRecords(root, report);
  const catalogues = readCatalogues(root, report);
  if (!site || issues.length > 0) throw new ContentError(issues);
  return { site, catalogues };
}
