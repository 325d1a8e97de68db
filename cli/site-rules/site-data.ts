import type { Project } from '#cli/content-lint/api.ts';
import { type SitePictures, sitePictures } from './pictures/site-pictures.ts';
import { readSiteRecords, type SiteRecords } from './records/site-records.ts';

/** The data of the site that its rules check, beside the messages. */
export interface SiteData extends SiteRecords {
  /** Sizes in bytes of the files in `public/`, by their path from there: `/logos/x.svg`. */
  assets: ReadonlyMap<string, number>;
  pictures: SitePictures;
}

/** Reads the records of the site, and looks which pictures it has. */
export function loadSiteData(project: Project): SiteData {
  const records = readSiteRecords(project.records);
  const sizes = project.tree.sizes(project.tree.below('public'));
  const assets = new Map([...sizes].map(([path, size]) => [path.slice('public'.length), size]));
  return { ...records, assets, pictures: sitePictures(records, assets, project.tree) };
}
