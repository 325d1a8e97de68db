import { checkProject } from '#cli/content-lint/engine/check-project.ts';
import type { Finding } from '#cli/content-lint/finding.ts';
import { parseRecord } from '#cli/content-lint/project/parse-record.ts';
import type { Project } from '#cli/content-lint/project/project.ts';
import { projectFromFiles } from '#cli/content-lint/project/project-from-files.ts';
import { readFiles } from '#cli/content-lint/project/read-files.ts';
import { readSiteRecords, type SiteRecords } from '#cli/site-rules/records/site-records.ts';
import type { Catalogues, SiteModel } from '#src/domain/site-model.ts';

/** What the site is made of, and everything that is wrong with it. */
export interface LoadedSite {
  site: SiteModel;
  catalogues: Catalogues;
  findings: Finding[];
}

/** Content is so broken that there is no site to speak of; the findings say where. */
export class UnusableContent extends Error {
  readonly findings: readonly Finding[];
  constructor(findings: readonly Finding[]) {
    const first = findings
      .filter(({ severity }) => severity === 'error')
      .map((one) => `${one.file}:${one.line}:${one.column}`);
    super(`content cannot be used: ${first.slice(0, 5).join(', ')}`);
    this.findings = findings;
  }
}

/** The last reading in which every file that stands once could be used, by root. */
const lastUsable = new Map<string, SiteModel>();

/**
 * Reads and checks `content/` and `i18n/` of a project. Records that fail their schema are left out and reported; for a
 * file that stands once, such as `site.yaml`, the last good reading goes on counting. Throws `UnusableContent` where
 * there never was one.
 */
export function loadSite(root: string = process.cwd()): LoadedSite {
  const project = projectBelow(root);
  const findings = checkProject(project);
  return { ...usable(root, project, () => findings), findings };
}

/**
 * Reads the site without checking it: for a build, where the checker has had its say before, and whose rules compare
 * every service with every other one. Throws `UnusableContent` as `loadSite` does.
 */
export function readSite(root: string = process.cwd()): Omit<LoadedSite, 'findings'> {
  const project = projectBelow(root);
  return usable(root, project, () => checkProject(project));
}

function projectBelow(root: string): Project {
  const { files, layout } = readFiles(root);
  // A translation that lags behind is for the command line: it must not stand in the way of who is writing the source.
  return { ...projectFromFiles(files, layout, parseRecord), sourceLock: undefined };
}

function usable(root: string, project: Project, findings: () => Finding[]): Omit<LoadedSite, 'findings'> {
  const records = readSiteRecords(project);
  const site = records && siteOf(records, lastUsable.get(root));
  if (!site) throw new UnusableContent(findings());
  lastUsable.set(root, site);
  return { site, catalogues: cataloguesOf(project) };
}

function siteOf({ single, services, projects }: SiteRecords, before: SiteModel | undefined): SiteModel | undefined {
  const categories = single.categories?.value ?? before?.categories;
  const identity = single.site?.value ?? before?.identity;
  const facts = single.facts?.value ?? before?.facts;
  const clients = single.clients?.value ?? before?.clients;
  const packages = single.packages?.value ?? before?.packages;
  const reviews = single.reviews?.value ?? before?.reviews;
  const technologies = single.technologies?.value ?? before?.technologies;
  if (!categories || !identity || !facts || !clients || !packages || !reviews || !technologies) return undefined;
  const rank = (id: string) => categories.findIndex((category) => category.id === id);
  return {
    identity,
    facts,
    categories,
    clients,
    packages,
    reviews,
    technologies,
    services: services
      .map(({ value }) => value)
      .sort((a, b) => rank(a.category) - rank(b.category) || a.order - b.order),
    projects: projects.map(({ value }) => value),
  };
}

function cataloguesOf(project: Project): Catalogues {
  const messages = (locale: string) =>
    Object.fromEntries(project.catalogues.find((one) => one.locale === locale)?.messages ?? []);
  return { nl: messages('nl'), en: messages('en') };
}
