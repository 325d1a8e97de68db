import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatPolicy } from '#src/domain/chat.ts';
import { retryRule } from '#src/domain/code-retry.ts';
import { isErrorRoute } from '#src/domain/error-page.ts';
import { headersFile } from '#src/domain/headers-file.ts';
import { locales } from '#src/domain/locale.ts';
import { headerRules } from '#src/domain/response-headers.ts';
import { href } from '#src/domain/routes.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import type { SitePage } from '#src/domain/site-pages.ts';
import { speculationRules } from '#src/domain/speculation-rules.ts';
import { redirectsFile, redirectsOf } from '#src/ssg/redirects.ts';
import { inlineHash } from '#src/ssg/styles.ts';

interface HeaderParts {
  /** The hashes of the style sheets in each page. */
  styleHashes: ReadonlyMap<SitePage, readonly string[]>;
  /** The inline scripts of pages. */
  inlineScripts: readonly string[];
  /** Paths of files that carry a hash of their content in their name. */
  hashedFiles: readonly string[];
  /** Whether search engines are told to leave the site alone. */
  isPreview?: boolean;
}

/**
 * Writes `_headers` with the hashes of the sheets and scripts that each page carries, and `_redirects`. Redirects that
 * the platform has no room for are left out: gives a sentence for each kind of them. Throws if old and renamed
 * addresses alone are too many.
 */
export function writeHeadersAndRedirects(
  folder: string,
  site: SiteModel,
  { styleHashes, inlineScripts, hashedFiles, isPreview = false }: HeaderParts,
): string[] {
  const pages = [...styleHashes.keys()];
  const hashesOf = (group: readonly SitePage[]) => [...new Set(group.flatMap((page) => styleHashes.get(page) ?? []))];
  const errorStyleHashes = hashesOf(pages.filter(({ route }) => isErrorRoute(route)));
  const services = pages.filter(({ route }) => route === 'service');
  // The pictures of people who wrote a review may come from another host.
  const imageHosts = site.reviews.avatars.filter((src) => src.startsWith('https://')).map((src) => new URL(src).origin);
  const rules = headerRules({
    scriptHashes: [speculationRules, ...inlineScripts].map(inlineHash),
    styleHashes: hashesOf(pages.filter(({ route }) => route !== 'service')),
    styledGroups: [...Map.groupBy(services, initialPattern)].map(([path, group]) => ({
      path,
      // An unknown address below this path shows the error page, so its sheets are allowed too.
      styleHashes: [...new Set([...hashesOf(group), ...errorStyleHashes])],
    })),
    errorStyleHashes,
    hashedFiles,
    imageHosts: [...new Set(imageHosts)],
    chatPolicy: chatPolicy(site.identity.chat),
    turnstilePages: site.identity.turnstile ? locales.map((locale) => href('contact', locale)) : [],
    isPreview,
  });
  writeFileSync(join(folder, '_headers'), headersFile(rules));
  const redirects = redirectsFile(redirectsOf(site));
  // `retryRule` gives browser code a second address, at which a page asks again for a script that failed to load.
  writeFileSync(join(folder, '_redirects'), `${redirects.text}${retryRule}\n`);
  return redirects.leftOut;
}

/**
 * Gives the pattern of the services whose slug has the same initial. Most services carry their own sheet, and one
 * policy with all their hashes would be too long for a line. The rules for all initials are never more than the
 * platform takes.
 *
 * @example initialPattern({ path: '/nl/diensten/webapplicaties' }) // '/nl/diensten/w*'
 */
function initialPattern({ path }: SitePage): string {
  return path.replace(/([^/])[^/]*$/, '$1*');
}
