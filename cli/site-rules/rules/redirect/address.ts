import { exampleService } from '#cli/site-rules/examples/service.ts';
import { reviewOldAddresses } from '#cli/site-rules/redirects/review-old-addresses.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { emptySlugLock } from '#src/domain/slug-lock.ts';
import { redirectsOf } from '#src/ssg/redirects.ts';

const table = (to: string) => `- { from: /mat.html, to: ${to}, why: The old site., since: 2026-11-24 }\n`;

/** Paths at which something other than a page answers: code, pictures, what Waku's client asks for, and the desk. */
const reserved = /^\/(?:assets|images|logos|og|RSC|__desk)(?:\/|$)/;

/** Reports the wrong rows of `content/redirects.yaml`; `reviewOldAddresses` says what can be wrong with one. */
export const redirectAddress = defineSiteRule({
  code: 'redirect/address',
  severity: 'error',
  examples: {
    bad: {
      'content/services/vloer.yaml': exampleService('vloer'),
      [oldAddressesPath]: table('/nl/diensten/mat'),
    },
    good: {
      'content/services/vloer.yaml': exampleService('vloer'),
      [oldAddressesPath]: table('/nl/diensten/vloer'),
    },
  },
  project(context) {
    const { singleFiles, services, projects, drafts, slugLock, assets, unreadable } = context.data;
    // A record that cannot be read may be the page that a row leads to.
    if (!singleFiles.redirects || [...unreadable].some((path) => /^content\/(?:services|projects)\//.test(path)))
      return;
    const site = {
      services: services.map(({ value }) => value),
      projects: projects.map(({ value }) => value),
      // Only a service has a category, and only a case a gallery.
      drafts: {
        services: drafts.flatMap(({ value }) => ('category' in value ? [value] : [])),
        projects: drafts.flatMap(({ value }) => ('gallery' in value ? [value] : [])),
      },
      slugLock: slugLock?.value ?? emptySlugLock,
      // Left out, so that `forwarded` has only what old slugs forward; the rows of the table are what is checked.
      oldAddresses: [],
    };
    const { file, value } = singleFiles.redirects;
    const wrong = reviewOldAddresses(value, {
      pages: new Set(sitePages(site).map(({ path }) => path)),
      forwarded: new Map(redirectsOf(site).map(({ from, to }) => [from, to])),
      isTaken: (path) => reserved.test(path) || assets.has(path),
    });
    for (const { at, field, problem, endsAt } of wrong) {
      const address = value[at]?.[field] ?? '';
      context.report({ file: file.path, path: [at, field] }, { problem, address, ...(endsAt && { other: endsAt }) });
    }
  },
});
