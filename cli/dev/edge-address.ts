import { reloadRouteTable } from '#cli/dev/reload-route-table.ts';
import { loadSite } from '#src/content/load-site.ts';
import { errorPathAt } from '#src/domain/error-page.ts';
import { locales, sourceLocale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { redirectsOf } from '#src/ssg/redirects.ts';

/** What the edge does with a request for an address. */
export type EdgeAnswer =
  | { kind: 'page' }
  | { kind: 'worker' }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'not-found'; page: string };

/**
 * Makes a function that says what the edge does with a request, for the site as it is below `root`. The development
 * server uses it in place of `wrangler.toml` and `_redirects`. Throws a `ContentError` if the site cannot be read.
 */
export function edgeAnswerer(root: string): (method: string, url: URL) => EdgeAnswer {
  reloadRouteTable(root);
  const { site } = loadSite(root);
  const { services, projects, drafts } = site;
  // Drafts have pages too: the development server shows them.
  const shown = { services: [...services, ...drafts.services], projects: [...projects, ...drafts.projects] };
  const pages = new Set(sitePages(shown).map(({ path }) => path));
  const thanksPaths = locales.map((locale) => href('thanks', locale));
  const redirects = new Map(redirectsOf(site).map(({ from, to }) => [from, to]));
  return (method, { pathname, search, searchParams }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (pathname === '/' && isRead) {
      return { kind: 'redirect', status: 302, to: `${href('home', sourceLocale)}${search}` };
    }
    // Any other method at `/` is for the Worker: the form posts there. On the thank-you page the Worker fills in the
    // reference, if the address has one.
    if (pathname === '/' || (thanksPaths.includes(pathname) && searchParams.has('reference')))
      return { kind: 'worker' };
    if (pages.has(pathname)) return { kind: 'page' };
    // An address with a slash at its end leads to the page without it.
    const path = pathname.replace(/\/$/, '');
    const to = redirects.get(path) ?? (pages.has(path) ? path : undefined);
    if (to !== undefined) return { kind: 'redirect', status: 301, to: `${to}${search}` };
    return { kind: 'not-found', page: errorPathAt(pathname) };
  };
}
