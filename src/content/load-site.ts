import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { CategoriesSchema } from '#src/domain/category.ts';
import { ClientsSchema } from '#src/domain/client.ts';
import { FactsSchema } from '#src/domain/facts.ts';
import { locales } from '#src/domain/locale.ts';
import { MaintenancePackagesSchema } from '#src/domain/maintenance-package.ts';
import { ProjectSchema } from '#src/domain/project-case.ts';
import { ReviewsSchema } from '#src/domain/reviews.ts';
import { ServiceSchema } from '#src/domain/service.ts';
import { SiteSchema } from '#src/domain/site.ts';
import type { Catalogues, SiteModel } from '#src/domain/site-model.ts';
import { TechnologiesSchema } from '#src/domain/technologies.ts';

/** Reads and checks `content/` and `i18n/`. */
export function loadSite(root: string = process.cwd()): { site: SiteModel; catalogues: Catalogues; findings: unknown[] } {
  const yaml = (name: string) => parse(readFileSync(join(root, 'content', name), 'utf8')) as unknown;
  const folder = (name: string) =>
    readdirSync(join(root, 'content', name))
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => yaml(join(name, file)));
  const categories = v.parse(CategoriesSchema, yaml('categories.yaml'));
  const rank = (id: string) => categories.findIndex((category) => category.id === id);
  const services = folder('services')
    .map((record) => v.parse(ServiceSchema, record))
    .sort((a, b) => rank(a.category) - rank(b.category) || a.order - b.order);
  const site: SiteModel = {
    identity: v.parse(SiteSchema, yaml('site.yaml')),
    facts: v.parse(FactsSchema, yaml('facts.yaml')),
    categories,
    services,
    projects: folder('projects').map((record) => v.parse(ProjectSchema, record)),
    clients: v.parse(ClientsSchema, yaml('clients.yaml')),
    packages: v.parse(MaintenancePackagesSchema, yaml('packages.yaml')),
    reviews: v.parse(ReviewsSchema, yaml('reviews.yaml')),
    technologies: v.parse(TechnologiesSchema, yaml('technologies.yaml')),
  };
  const catalogues = { nl: {}, en: {} } as Catalogues;
  for (const locale of locales) {
    const base = join(root, 'i18n', locale);
    for (const file of readdirSync(base, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.json')) continue;
      const prefix = relative(base, join(base, file)).replace(/\.json$/, '').replaceAll('/', '.');
      flatten(JSON.parse(readFileSync(join(base, file), 'utf8')), prefix, catalogues[locale]);
    }
  }
  return { site, catalogues, findings: [] };
}

function flatten(value: unknown, prefix: string, into: Record<string, string>): void {
  if (typeof value === 'string') into[prefix] = value;
  else if (value && typeof value === 'object')
    for (const [key, child] of Object.entries(value)) flatten(child, `${prefix}.${key}`, into);
}
