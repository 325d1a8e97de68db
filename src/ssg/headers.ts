import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatPolicy } from '#src/domain/chat.ts';
import { headersFile } from '#src/domain/headers-file.ts';
import { locales } from '#src/domain/locale.ts';
import { headerRules } from '#src/domain/response-headers.ts';
import { href, type RouteName } from '#src/domain/routes.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import { speculationRules } from '#src/domain/speculation-rules.ts';
import { redirectsFile, redirectsOf } from '#src/ssg/redirects.ts';
import { inlineHash, type RouteStyles } from '#src/ssg/styles.ts';

/**
 * Writes `_headers` with the hash of every sheet, and `_redirects`. Throws when a redirect that must be there does not fit;
 * gives a sentence for each kind that was left out.
 */
export function writeHeaders(folder: string, site: SiteModel, styles: ReadonlyMap<RouteName, RouteStyles>): string[] {
  const hashesOf = (belongs: (route: RouteName) => boolean) =>
    [...styles].flatMap(([route, { shared, optional }]) =>
      belongs(route) ? [shared, ...optional.values()].map(inlineHash) : [],
    );
  const imageHosts = site.reviews.avatars.filter((src) => src.startsWith('https://')).map((src) => new URL(src).origin);
  const rules = headerRules({
    scriptHashes: [inlineHash(speculationRules)],
    // The services, where most pages are, have a policy with their own sheets alone; the other pages have the other ones.
    styleHashes: hashesOf((route) => route !== 'service'),
    sections: locales.map((locale) => ({
      path: href('service', locale, { slug: '*' }),
      // An address there that leads nowhere shows the error page.
      styleHashes: hashesOf((route) => route === 'service' || route === 'notFound'),
    })),
    imageHosts: [...new Set(imageHosts)],
    chatPolicy: chatPolicy(site.identity.chat),
  });
  writeFileSync(join(folder, '_headers'), headersFile(rules));
  const redirects = redirectsFile(redirectsOf(site, site.slugLock));
  writeFileSync(join(folder, '_redirects'), redirects.text);
  return redirects.leftOut;
}
