import { loadSite } from '#src/content/load-site.ts';
import { slugOf } from '#src/domain/service.ts';
import { type SitePage, sitePages } from '#src/domain/site-pages.ts';

const { site } = loadSite();
const built = sitePages(site);

/** The path a visitor reaches a page by; the not-found pages stand at every address that does not exist. */
const visited = (path: string) => path.replace(/\/404$/, '/nergens');

/** Every page of the site in both languages, the not-found and thank-you pages too. */
export const allPages: string[] = built.map(({ path }) => visited(path));

/** Every page with a drawing in one language. */
export function drawingPaths(locale: 'nl' | 'en'): string[] {
  return built.flatMap((page) =>
    page.locale === locale && page.subject.route === 'service' && page.subject.service.drawing ? [page.path] : [],
  );
}

/** One page of each template in one language. */
export function templatePages(locale: 'nl' | 'en'): string[] {
  return firstOfEach(locale, ({ template }) => template);
}

/** One page of each template and of each set of colours: every category of services, and every case. */
export function colouredPages(locale: 'nl' | 'en'): string[] {
  return firstOfEach(locale, ({ path, route, template }) => {
    if (route === 'project') return path;
    const service = site.services.find((one) => path.endsWith(`/${slugOf(one, locale)}`));
    return template === 'service' ? `service ${service?.category}` : template;
  });
}

function firstOfEach(locale: 'nl' | 'en', kindOf: (page: SitePage) => string): string[] {
  const seen = new Set<string>();
  return built
    .filter((page) => page.locale === locale && seen.size < seen.add(kindOf(page)).size)
    .map(({ path }) => visited(path));
}

/** Cuts a list into parts of a size, for tests that run side by side. */
export function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
