import type { Project } from '#cli/content-lint/api.ts';
import { type SitePictures, sitePictures } from './pictures/site-pictures.ts';
import { readSiteRecords, type SiteRecords } from './records/site-records.ts';
import { type UnwrittenWords, unwrittenWords } from './records/unwritten-words.ts';

/** The data of the site that its rules check, beside the messages. */
export interface SiteData extends SiteRecords {
  /** Sizes in bytes of the files in `public/`, by their path from there: `/logos/x.svg`. */
  assets: ReadonlyMap<string, number>;
  pictures: SitePictures;
  /** Published services and cases with many empty texts. Each is reported as one finding. */
  unwritten: readonly UnwrittenWords[];
  /** Paths of the records that cannot be read or fail their schema: what these name and show is not known. */
  unreadable: ReadonlySet<string>;
}

/** Reads the records of the site, and finds out which pictures it has. */
export function loadSiteData(project: Project): SiteData {
  const records = readSiteRecords(project.records);
  const sizes = project.tree.sizes(project.tree.below('public'));
  const assets = new Map([...sizes].map(([path, size]) => [path.slice('public'.length), size]));
  const unreadable = new Set([
    ...project.obstacles.map(({ path }) => path),
    ...project.records.filter(({ data }) => data === undefined).map(({ path }) => path),
    ...records.issues.map(({ file }) => file.path),
  ]);
  return {
    ...records,
    assets,
    pictures: sitePictures(records, assets, project.tree),
    unwritten: unwrittenWords(records, project),
    unreadable,
  };
}
