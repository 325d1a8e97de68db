import type { AuditSite } from '#cli/audit/audit-site.ts';
import type { Check } from '#cli/audit/check.ts';
import { pathOnSite, targetsOf } from '#cli/audit/targets.ts';
import { isErrorRoute } from '#src/domain/error-page.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';

/** Every link, picture, script and file that a page names exists, and is reached without being forwarded. */
export const links: Check = {
  name: 'links',
  page: (page, site) =>
    targetsOf(page).flatMap(({ element, address }) => {
      const path = pathOnSite(address, site.identity.baseUrl);
      const isThisPage = path === '';
      if (path === undefined || isThisPage) return [];
      // The Worker takes the form at `/`; a link to `/` is forwarded.
      if (path === '/' && element.name === 'form') return [];
      const problem = problemOf(path, site);
      return problem ? [{ at: element, message: `\`${address}\` ${problem}` }] : [];
    }),
};

/** Says what is wrong with a path of the site; undefined if nothing is. */
export function problemOf(path: string, { redirects, pageByPath, served }: AuditSite): string | undefined {
  if (!path.startsWith('/')) return 'is relative to the page: write it from the root';
  // `/` is in no list of redirects: the Worker forwards it (`src/worker/index.ts`).
  const forwarded = path === '/' ? href('home', sourceLocale) : redirects.get(path);
  if (forwarded) return `is forwarded to \`${forwarded}\`: link there`;
  const page = pageByPath.get(path);
  if (page) return isErrorRoute(page.route) ? 'is an error page, which has no address: link to home' : undefined;
  const address = path.replace(/\/$|\.html$/, '');
  // A page outside of the route table, such as that of the chat, is served without its `.html`.
  const isServed = pageByPath.has(address) || served.paths.has(address) || served.paths.has(`${address}.html`);
  if (!isServed) return 'leads to nothing';
  return address === path ? undefined : `is forwarded to \`${address}\`: link there`;
}
