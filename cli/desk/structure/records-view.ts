import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { readSiteRecords } from '#cli/site-rules/records/site-records.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import { type PageAddress, pathOf } from '#src/domain/page-address.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import { hasPageIn, type Service, slugOf } from '#src/domain/service.ts';
import { emptySlugLock, type SlugLock } from '#src/domain/slug-lock.ts';
import { recordsOf } from './find-record.ts';
import type { SiteRecord } from './structure-api.ts';

/** Services in the order of the site, and cases, as the panel shows them. */
export function recordsView(checked: CheckedProject): SiteRecord[] {
  const { slugLock, singleFiles } = readSiteRecords(checked.project.records);
  const lock = slugLock?.value ?? emptySlugLock;
  // A case has no category: its rank is -1, before all services.
  const rank = (id: string | undefined) =>
    singleFiles.categories?.value.findIndex((category) => category.id === id) ?? 0;
  return recordsOf(checked)
    .map(({ path, id, value }) =>
      'gallery' in value ? caseView(path, value, lock) : serviceView(path, id, value, lock),
    )
    .sort((a, b) => rank(a.category) - rank(b.category) || (a.order ?? 0) - (b.order ?? 0));
}

function caseView(path: string, value: ProjectCase, lock: SlugLock): SiteRecord {
  const { slug, i18nKey, published, successor } = value;
  // The lock has the current slug first.
  const earlier = lock.projects[slug]?.slice(1) ?? [];
  return {
    path,
    kind: 'project',
    id: slug,
    titleId: `${i18nKey}.title`,
    published,
    wasPublished: slug in lock.projects,
    ...(successor !== undefined && { successor }),
    pages: pagesOf({ route: 'project', project: value }),
    slugs: [{ field: 'slug', locales: [...locales], slug, earlier }],
  };
}

function serviceView(path: string, id: string, value: Service, lock: SlugLock): SiteRecord {
  const { order, published, successor, category, i18nKey, price } = value;
  const pageLocales = locales.filter((locale) => hasPageIn(value, locale));
  const earlierIn = (locale: Locale) => lock.services[id]?.[locale]?.slice(1) ?? [];
  const slugs = value.slugByLocale
    ? pageLocales.map((locale) => ({
        field: `slugByLocale.${locale}`,
        locales: [locale],
        slug: slugOf(value, locale),
        earlier: earlierIn(locale),
      }))
    : [
        {
          field: 'slug',
          locales: pageLocales,
          slug: value.slug,
          earlier: [...new Set(pageLocales.flatMap(earlierIn))],
        },
      ];
  return {
    path,
    kind: 'service',
    id,
    category,
    titleId: `${i18nKey}.title`,
    published,
    wasPublished: id in lock.services,
    ...(successor !== undefined && { successor }),
    pages: pagesOf({ route: 'service', service: value }),
    order,
    ...(price && { price }),
    slugs,
  };
}

function pagesOf(address: PageAddress): SiteRecord['pages'] {
  return locales.flatMap((locale) => {
    const path = pathOf(address, locale);
    return path === undefined ? [] : [{ locale, path }];
  });
}
