import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales, otherLocale } from '#src/domain/locale.ts';
import { type PageAddress, pathOf } from '#src/domain/page-address.ts';
import { type FixedRoute, type RouteName, routes } from '#src/domain/routes.ts';
import type { Service } from '#src/domain/service.ts';
import type { SiteModel } from '#src/domain/site-model.ts';

/** A page that the build must write. */
export interface PageFile {
  path: string;
  locale: Locale;
  route: RouteName;
  /** The same page in the other language, where there is one. */
  counterpart: string | undefined;
  /** Pages of one template share one style sheet: a hash more in the policy would outweigh what a finer cut saves. */
  template: string;
}

/** Every page of the route table for the records of the site, listed or not. */
export function pageFiles(site: SiteModel): PageFile[] {
  const addresses: { address: PageAddress; template: string }[] = [
    ...(Object.keys(routes) as RouteName[])
      .filter((route) => route !== 'service' && route !== 'project')
      .map((route) => ({ address: { route: route as FixedRoute }, template: route })),
    ...site.services.map((service) => ({
      address: { route: 'service' as const, service },
      template: templateOf(service),
    })),
    ...site.projects
      .filter((project) => project.published)
      .map((project) => ({ address: { route: 'project' as const, project }, template: 'project' })),
  ];
  return addresses.flatMap(({ address, template }) =>
    locales.flatMap((locale): PageFile[] => {
      const path = pathOf(address, locale);
      return path === undefined
        ? []
        : [
            {
              ...{ path, locale, route: address.route, template },
              counterpart: pathOf(address, otherLocale(locale)),
            },
          ];
    }),
  );
}

function templateOf(service: Service): string {
  return service.template === 'generic' ? 'service' : `service-${service.template}`;
}

/** Every HTML file below a folder, relative to it. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

/**
 * Holds the built pages against the route table.
 * Throws when one is missing or was not asked for, and names them: a build that loses pages must not pass.
 */
export function countPages(site: SiteModel, folder: string): PageFile[] {
  const expected = pageFiles(site);
  const built = new Set(htmlFiles(folder).map((file) => `/${file.replace(/\/?index\.html$/, '')}`));
  const missing = expected.filter((page) => !built.delete(page.path)).map((page) => page.path);
  if (missing.length > 0) throw new Error(`the build lost ${missing.length} pages: ${missing.join(', ')}`);
  if (built.size > 0)
    throw new Error(`the build wrote pages without a row in the route table: ${[...built].join(', ')}`);
  return expected;
}

/** The file Waku writes for a path. */
export function fileOf(folder: string, path: string): string {
  return join(folder, path, 'index.html');
}
