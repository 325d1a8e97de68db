import { alternateLocales } from '#src/domain/locale.ts';
import { existsIn, hreflangLinks, linkPath, type PageAddress } from '#src/domain/page-address.ts';
import type { Breadcrumb, PageMeta } from '#src/domain/page-meta.ts';
import { href, isLegalDocument, unlistedRoutes } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import { shareTitle } from '#src/views/page-words.ts';

/** Size of every Open Graph picture, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The path of a page's Open Graph picture: the path of the page below `/og`, such as `/og/nl/contact.png`. */
export function sharePath(path: string): string {
  return `/og${path}.png`;
}

/** The metadata of a page, from the `meta` messages at `key` (R56, R90, R91). */
export function metaView(context: ViewContext, address: PageAddress, key: string, breadcrumbs: Breadcrumb[]): PageMeta {
  const { locale, site, t } = context;
  const { baseUrl, name } = site.identity;
  const path = linkPath(address, locale);
  const noIndex = unlistedRoutes.includes(address.route);
  // Only these pages describe the agency in full to search engines (`structured-data/structured-data.ts`).
  const presentsAgency = address.route === 'home' || address.route === 'contact';
  const isArticle = address.route === 'service' || address.route === 'project' || isLegalDocument(address.route);
  return {
    locale,
    title: `${t.text(`${key}.meta.title`)} | ${name}`,
    description: t.text(`${key}.meta.description`),
    keywords: t.text(`${key}.meta.keywords`),
    url: `${baseUrl}${path}`,
    ...(!noIndex && { canonical: `${baseUrl}${path}` }),
    noIndex,
    alternates: hreflangLinks(address, baseUrl),
    alternateLocales: noIndex ? [] : alternateLocales(locale).filter((other) => existsIn(address, other)),
    type: isArticle ? 'article' : 'website',
    author: name,
    // A page that is not listed has no picture; it shows that of the home page.
    image: {
      url: `${baseUrl}${sharePath(noIndex ? href('home', locale) : path)}`,
      ...shareSize,
      alt: t.text('shell.shareAlt', { title: shareTitle(noIndex ? 'pages.home' : key, t) }),
    },
    breadcrumbs,
    ...(presentsAgency && {
      organization: site.identity,
      localBusiness: { ...site.identity, opens: site.facts.openFrom.value, closes: site.facts.openTo.value },
    }),
  };
}
