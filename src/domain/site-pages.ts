import { alternateLocales, type Locale, locales } from '#src/domain/locale.ts';
import { pathOf } from '#src/domain/page-address.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import { type FixedRoute, fixedRoutes, isLegalDocument, type RouteName, unlistedRoutes } from '#src/domain/routes.ts';
import type { Service } from '#src/domain/service.ts';
import type { SiteModel } from '#src/domain/site-model.ts';

/** What a page shows: a fixed page, or a record in full. */
export type PageSubject =
  | { route: FixedRoute }
  | { route: 'service'; service: Service }
  | { route: 'project'; project: ProjectCase };

/** A page in one locale. */
export interface SitePage {
  subject: PageSubject;
  route: RouteName;
  locale: Locale;
  /** Without the host and without a slash at the end. */
  path: string;
  /** The paths of the same page in the other locales that have it. */
  alternates: { locale: Locale; path: string }[];
  /** Pages of one template have the same sections: `legal`, `service-shopify`, or the name of the route. */
  template: string;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/**
 * Every page of the site, from the route table and the records: the fixed ones, the services by category, the cases.
 * Everything that lists pages (build, sitemap, share pictures, `llms.txt`, suggestions, audit) takes them from here.
 */
export function sitePages({ services, projects }: Pick<SiteModel, 'services' | 'projects'>): SitePage[] {
  const subjects: PageSubject[] = [
    ...fixedRoutes.map((route) => ({ route })),
    ...services.map((service) => ({ route: 'service' as const, service })),
    ...projects.map((project) => ({ route: 'project' as const, project })),
  ];
  return subjects.flatMap((subject) => locales.flatMap((locale) => pageIn(locale, subject)));
}

function pageIn(locale: Locale, subject: PageSubject): SitePage[] {
  const path = pathOf(subject, locale);
  if (path === undefined) return [];
  const { route } = subject;
  const alternates = alternateLocales(locale).flatMap((other) => {
    const otherPath = pathOf(subject, other);
    return otherPath === undefined ? [] : [{ locale: other, path: otherPath }];
  });
  const isListed = !unlistedRoutes.includes(route);
  return [{ subject, route, locale, path, alternates, template: templateOf(subject), isListed }];
}

function templateOf(subject: PageSubject): string {
  if (isLegalDocument(subject.route)) return 'legal';
  if (subject.route !== 'service' || subject.service.template === 'generic') return subject.route;
  return `service-${subject.service.template}`;
}
