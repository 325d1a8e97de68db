import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LinkChecker, LinkState } from 'linkinator';
import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { isErrorRoute } from '#src/domain/error-page.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { useServedSite } from '../site/served.ts';

const served = useServedSite();
const { site } = loadSite();
const { baseUrl } = site.identity;
const paths = sitePages(site)
  .filter(({ route }) => !isErrorRoute(route))
  .map(({ path }) => path);

/**
 * Follows every link from some pages on, with its anchor, as a crawler does. What is under the site's own domain is
 * asked of the local server; nothing is asked of anybody else.
 */
async function followed(origin: string, start: readonly string[]) {
  const isOwn = (link: string) => [origin, baseUrl].some((own) => link === own || link.startsWith(`${own}/`));
  const { links } = await new LinkChecker().check({
    path: start.map((path) => `${origin}${path}`),
    recurse: true,
    redirects: 'error',
    checkFragments: true,
    checkCss: true,
    concurrency: 20,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${RegExp.escape(baseUrl)}(?=/)`), replacement: origin }],
    linksToSkip: async (link) => !isOwn(link),
  });
  return links
    .filter(({ state }) => state !== LinkState.SKIPPED)
    .map(({ url, state, status, parent }) => ({
      url: url.replace(origin, ''),
      isBroken: state === LinkState.BROKEN,
      status,
      parent: parent?.replace(origin, ''),
    }));
}

test('no link of the served site is broken or redirected, in either language', async () => {
  // Code names the manifest, once a visitor moves.
  const links = await followed(served.origin(), [...paths, '/manifest.webmanifest']);
  expect(links.filter(({ isBroken }) => isBroken)).toEqual([]);
  const urls = new Set(links.map(({ url }) => url));
  expect([...paths, '/manifest.webmanifest'].filter((path) => !urls.has(path))).toEqual([]);
  expect([...urls].filter((url) => url.startsWith('/og/')).length).toBeGreaterThan(100);
}, 120_000);

test('and those that are, are found', async () => {
  const pages: Record<string, string> = {
    '/': '<a href="/moved">1</a><a href="/gone">2</a><a href="/there#nowhere">3</a><a href="/there#here">4</a>',
    '/there': '<h1 id="here">There</h1>',
  };
  const server = createServer(({ url = '' }, response) => {
    if (url === '/moved') return response.writeHead(301, { Location: '/there' }).end();
    response.writeHead(pages[url] ? 200 : 404, { 'Content-Type': 'text/html' }).end(pages[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const links = await followed(`http://localhost:${(server.address() as AddressInfo).port}`, ['/']);
  server.close();
  const broken = links.filter(({ isBroken }) => isBroken).map(({ url }) => url);
  expect(broken.sort()).toEqual(['/gone', '/moved', '/there#nowhere']);
});
