import { alternateLocales, type Locale, locales } from '#src/domain/locale.ts';
import { pathOf } from '#src/domain/page-address.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import { fixedRoutes, href, unlistedRoutes } from '#src/domain/routes.ts';
import { hasPageIn, type Service, slugOf } from '#src/domain/service.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { type SlugLock, slugLockWithSuccessors } from '#src/domain/slug-lock.ts';

/**
 * Why an address is forwarded, the most important first. Examples are for a page `/nl/diensten/webshop`, which is
 * `/en/services/shop` in English.
 */
export const redirectReasons = [
  // Of an earlier site (`content/redirects.yaml`).
  'old address',
  // `/nl/diensten/winkel`, if that was its slug before.
  'renamed',
  // `/nl/diensten/shop`.
  'other locale’s slug',
  // `/nl/services/webshop` and `/nl/services/shop`.
  'other locale’s folder',
  // `/nl/diensten/store` and `/nl/services/store`, if `store` was its English slug before.
  'other locale’s earlier slug',
] as const;

export interface Redirect {
  from: string;
  to: string;
  reason: (typeof redirectReasons)[number];
}

/** How many rules without a wildcard Cloudflare accepts; it ignores the rest. */
const rulesAtMost = 2000;

/** The parts of the site from which its addresses follow. */
type AddressedSite = Pick<SiteModel, 'services' | 'projects' | 'drafts' | 'oldAddresses' | 'slugLock'>;

/**
 * Every address that is not a page but leads to one: old addresses, renamed slugs, slugs of drafts, and slugs or
 * folders of another locale (A29). A rule leads to a page, never to another rule, and no rule begins at the address
 * of a page.
 */
export function redirectsOf(site: AddressedSite): Redirect[] {
  const lock = slugLockWithSuccessors(site.slugLock, {
    services: site.drafts.services,
    projects: site.drafts.projects.map(({ slug, successor }) => ({ id: slug, successor })),
  });
  const old = site.oldAddresses.map(({ from, to }) => rule('old address', from, to));
  const rules = locales.flatMap((locale) => [
    ...fixedPageRules(locale),
    ...site.services.flatMap((service) => serviceRules(service, locale, lock)),
    ...site.projects.flatMap((project) => projectRules(project, locale, lock)),
  ]);
  return withoutClashes([...old, ...rules], new Set(sitePages(site).map(({ path }) => path)));
}

function serviceRules(service: Service, locale: Locale, lock: SlugLock): Redirect[] {
  const to = pathOf({ route: 'service', service }, locale);
  if (to === undefined) return [];
  // The first slug of a list in the lock is the current one.
  const olderIn = (slugLocale: Locale) => lock.services[service.id]?.[slugLocale]?.slice(1) ?? [];
  const older = olderIn(locale);
  const ofOthers = alternateLocales(locale).flatMap((other) => {
    const hasOther = hasPageIn(service, other);
    // A service without a page in the other language has no slug there.
    const foreign = hasOther ? [slugOf(service, other)] : [];
    const olderForeign = hasOther ? olderIn(other) : [];
    return [
      ...foreign.map((slug) => rule('other locale’s slug', href('service', locale, { slug }), to)),
      ...[slugOf(service, locale), ...foreign].map((slug) =>
        rule('other locale’s folder', underLocale(locale, href('service', other, { slug })), to),
      ),
      // Addresses that were forwarded before a slug changed are still forwarded.
      ...olderForeign.map((slug) => rule('other locale’s earlier slug', href('service', locale, { slug }), to)),
      ...[...older, ...olderForeign].map((slug) =>
        rule('other locale’s earlier slug', underLocale(locale, href('service', other, { slug })), to),
      ),
    ];
  });
  return [...older.map((slug) => rule('renamed', href('service', locale, { slug }), to)), ...ofOthers];
}

function projectRules({ slug }: ProjectCase, locale: Locale, lock: SlugLock): Redirect[] {
  const to = href('project', locale, { slug });
  // The first slug of a list in the lock is the current one.
  const older = lock.projects[slug]?.slice(1) ?? [];
  const ofOthers = alternateLocales(locale).flatMap((other) => {
    const from = (slugThere: string) => underLocale(locale, href('project', other, { slug: slugThere }));
    return [
      rule('other locale’s folder', from(slug), to),
      ...older.map((earlier) => rule('other locale’s earlier slug', from(earlier), to)),
    ];
  });
  return [...older.map((earlier) => rule('renamed', href('project', locale, { slug: earlier }), to)), ...ofOthers];
}

const rule = (reason: Redirect['reason'], from: string, to: string): Redirect => ({ from, to, reason });

/** Gives a path with another locale as its first segment: `/nl/services/…` for `/en/services/…`. */
function underLocale(locale: Locale, path: string): string {
  return path.replace(/^\/[^/]+/, `/${locale}`);
}

/**
 * Redirects such as `/nl/about` to `/nl/over-ons`. The folder of the cases, which has no page of its own, leads to the
 * portfolio (A27).
 */
function fixedPageRules(locale: Locale): Redirect[] {
  const fixed = fixedRoutes.filter((route) => !unlistedRoutes.includes(route));
  // The locale's own folder is among them, with the same reason: a reason only gives a rule its rank.
  const caseFolders = [locale, ...alternateLocales(locale)].map((folder) =>
    underLocale(locale, href('project', folder, { slug: '' })).replace(/\/$/, ''),
  );
  return [
    ...alternateLocales(locale).flatMap((other) =>
      fixed.map((route) => rule('other locale’s folder', underLocale(locale, href(route, other)), href(route, locale))),
    ),
    ...caseFolders.map((from) => rule('other locale’s folder', from, href('ourWork', locale))),
  ];
}

/** Keeps one redirect for each address, that with the most important reason, and none for an address that is a page. */
function withoutClashes(redirects: readonly Redirect[], pages: ReadonlySet<string>): Redirect[] {
  const byFrom = new Map<string, Redirect>();
  for (const reason of redirectReasons) {
    for (const redirect of redirects) {
      const { from } = redirect;
      if (redirect.reason === reason && !pages.has(from) && !byFrom.has(from)) byFrom.set(from, redirect);
    }
  }
  return [...byFrom.values()];
}

/**
 * Prints redirects as Cloudflare's `_redirects` text, each with and without a slash at the end: a rule for one does not
 * cover the other. If the redirects of one reason do not all fit, they are left out, with all less important ones;
 * `leftOut` has a sentence for each reason. Throws when old and renamed addresses alone do not fit.
 */
export function redirectsFile(redirects: readonly Redirect[]): { text: string; leftOut: string[] } {
  const lines: string[] = [];
  const leftOut: string[] = [];
  for (const reason of redirectReasons) {
    const ofReason = redirects.filter((redirect) => redirect.reason === reason);
    const more = ofReason.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
    if (leftOut.length === 0 && lines.length + more.length <= rulesAtMost) lines.push(...more);
    else if (reason === 'old address' || reason === 'renamed') {
      const needed = lines.length + more.length;
      throw new Error(`_redirects takes ${rulesAtMost} rules, old and renamed addresses alone need ${needed}`);
    } else if (more.length > 0)
      leftOut.push(`no redirects for the ${ofReason.length} addresses with the ${reason}: too many`);
  }
  return { text: `${lines.join('\n')}\n`, leftOut };
}
