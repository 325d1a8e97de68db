import type { AuditPage, AuditSite } from '#cli/audit/audit-site.ts';
import type { Check } from '#cli/audit/check.ts';
import { alternatesOf } from '#cli/audit/page-head.ts';
import { alternateLocales, localeData, sourceLocale } from '#src/domain/locale.ts';

/**
 * The `hreflang` links of a page are complete and absolute, name the page itself and a default, and every page that
 * they lead to has the same links. A page that search engines may not list has none.
 */
export const alternates: Check = {
  name: 'alternates',
  page: (page, site) => {
    const links = alternatesOf(page);
    if (!page.isListed)
      return links.map(({ element }) => ({ at: element, message: 'on a page that is not to be listed' }));
    const pageUrl = `${site.identity.baseUrl}${page.path}`;
    const byLanguage = new Map(links.map((link) => [link.hreflang, link.url]));
    // A page that is not in the source language leaves search engines without a default.
    const isInSource = [page, ...page.alternates].some(({ locale }) => locale === sourceLocale);
    const sourceUrl = byLanguage.get(localeData[sourceLocale].hreflang);
    return [
      ...(byLanguage.get(localeData[page.locale].hreflang) === pageUrl
        ? []
        : [{ message: 'the page does not name itself' }]),
      ...alternateLocales(page.locale).flatMap((locale) => {
        const alternate = page.alternates.find((entry) => entry.locale === locale);
        const expectedUrl = alternate && `${site.identity.baseUrl}${alternate.path}`;
        if (byLanguage.get(localeData[locale].hreflang) === expectedUrl) return [];
        return [{ message: `the page in ${locale} should be ${expectedUrl ?? 'none'}` }];
      }),
      ...(byLanguage.has('x-default') || !isInSource ? [] : [{ message: 'no `x-default`' }]),
      ...(sourceUrl && byLanguage.get('x-default') !== sourceUrl
        ? [{ message: '`x-default` is not the page of the source language' }]
        : []),
      ...links.flatMap(({ url, element, hreflang }) => {
        const problem = linkProblem(url, hreflang, page, site);
        return problem ? [{ at: element, message: problem }] : [];
      }),
    ];
  },
};

function linkProblem(url: string, hreflang: string, page: AuditPage, site: AuditSite): string | undefined {
  const { baseUrl } = site.identity;
  if (!url.startsWith(`${baseUrl}/`)) return `is not an absolute address of ${baseUrl}`;
  const other = site.pageByPath.get(url.slice(baseUrl.length));
  if (!other) return 'leads to no page';
  if (hreflang !== 'x-default' && localeData[other.locale].hreflang !== hreflang)
    return `${other.path} is not in this language`;
  if (other === page) return undefined;
  const [linksHere, linksThere] = [page, other].map(linksAsText);
  return linksHere === linksThere ? undefined : `${other.path} names another set`;
}

const linksAsText = (page: AuditPage): string =>
  alternatesOf(page)
    .map(({ hreflang, url }) => `${hreflang} ${url}`)
    .sort()
    .join('\n');
