import { type AuditSite, textFile } from '#cli/audit/audit-site.ts';
import type { Check, Problem } from '#cli/audit/check.ts';
import { alternatesOf } from '#cli/audit/page-head.ts';

const file = '/sitemap.xml';

/**
 * The sitemap has exactly the pages that search engines may list, each once, with the alternates that the pages name,
 * and no date of change in the future.
 */
export const sitemap: Check = {
  name: 'sitemap',
  site: (site) => {
    const text = textFile(site.served, file);
    if (text === undefined) return [{ file, message: 'is absent' }];
    const entries = [...text.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => entry);
    const byUrl = Map.groupBy(entries, (entry) => textInTag(entry, 'loc') ?? '');
    const { baseUrl } = site.identity;
    const listed = site.pages.filter((page) => page.isListed);
    const expected = new Set(listed.map(({ path }) => `${baseUrl}${path}`));
    const surplus = [...byUrl.keys()].filter((url) => !expected.has(url));
    const repeated = [...byUrl].filter(([, { length }]) => length > 1);
    const robots = textFile(site.served, '/robots.txt');
    return [
      ...surplus.map((url): Problem => ({ file, message: `names ${url}, which is no page to be listed` })),
      ...repeated.map(([url]): Problem => ({ file, message: `names ${url} more than once` })),
      ...listed.flatMap((page) => entryProblems(byUrl.get(`${baseUrl}${page.path}`)?.[0], page, site)),
      ...(robots?.includes(`Sitemap: ${baseUrl}${file}`)
        ? []
        : [{ file: '/robots.txt', message: 'does not name the sitemap' }]),
      ...(/^Disallow: \/\s*$/m.test(robots ?? '') ? [{ file: '/robots.txt', message: 'shuts the whole site' }] : []),
    ];
  },
};

function entryProblems(entry: string | undefined, page: AuditSite['pages'][number], { now }: AuditSite): Problem[] {
  if (entry === undefined) return [{ file, message: `leaves out ${page.path}` }];
  const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, url]) => `${lang} ${url}`);
  const expectedLinks = alternatesOf(page).map(({ hreflang, url }) => `${hreflang} ${url}`);
  const day = textInTag(entry, 'lastmod');
  // False too for a day that is no date: that is parsed as NaN, and every comparison with NaN is false.
  const isPastOrAbsent = day === undefined || Date.parse(day) <= now.getTime();
  return [
    ...(links.sort().join() === expectedLinks.sort().join()
      ? []
      : [{ file, message: `has other alternates than ${page.path}` }]),
    ...(isPastOrAbsent ? [] : [{ file, message: `says that ${page.path} changed on \`${day}\`` }]),
  ];
}

/** The text of the first element with a name: `<loc>https://…</loc>`. */
const textInTag = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
