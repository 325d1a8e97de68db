import { createHash } from 'node:crypto';
import { allChecks } from '#cli/audit/all-checks.ts';
import { type AuditInput, type ExpectedPage, fileOfPage, readAuditSite } from '#cli/audit/audit-site.ts';
import { type AuditFinding, runChecks } from '#cli/audit/check.ts';
import type { Identity } from '#src/domain/identity.ts';
import { alternateLocales } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { base, css, goodPage, script } from './good-page.ts';

/** Files by path; a test changes one of them and looks at what the auditor says. */
export type Files = Map<string, string | Uint8Array>;

const identity = {
  sample: false,
  name: 'Bureau',
  baseUrl: base,
  email: 'info@bureau.nl',
  chat: { provider: 'none' },
} as Identity;

const expected: ExpectedPage[] = (['nl', 'en'] as const).flatMap((locale) =>
  (['home', 'contact', 'notFound'] as const).map((route) => ({
    path: href(route, locale),
    locale,
    route,
    alternates: alternateLocales(locale).map((other) => ({ locale: other, path: href(route, other) })),
    template: route,
    isListed: route !== 'notFound',
  })),
);

/** A PNG file's first bytes: all that the auditor reads. */
export function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A small site on which the auditor finds nothing. */
export function goodFiles(): Files {
  const entry = (path: string) => {
    const route = path.endsWith('contact') ? 'contact' : 'home';
    const links = [
      ['nl-NL', href(route, 'nl')],
      ['en', href(route, 'en')],
      ['x-default', href(route, 'nl')],
    ];
    const tags = links.map(([lang, to]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${base}${to}"/>`);
    return `<url><loc>${base}${path}</loc><lastmod>2026-11-01</lastmod>${tags.join('')}</url>`;
  };
  const notFound = goodPage(expected.find(({ path }) => path === '/nl/404') as ExpectedPage);
  return new Map<string, string | Uint8Array>([
    ...expected.map((page): [string, string] => [fileOfPage(page), goodPage(page)]),
    ['/404.html', notFound],
    ['/assets/index.js', script],
    ['/logo.svg', '<svg/>'],
    ['/og.png', png(1200, 630)],
    [
      '/_headers',
      `/*\n  Content-Security-Policy: style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'\n`,
    ],
    ['/_redirects', '/nl/kontakt /nl/contact 301\n/nl/kontakt/ /nl/contact 301\n'],
    ['/sitemap.xml', `<urlset>${['/nl', '/en', '/nl/contact', '/en/contact'].map(entry).join('')}</urlset>`],
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`],
    ['/bureau.vcf', 'BEGIN:VCARD'],
    ['/llms.txt', `# Bureau\n\n- [Home](${base}/nl): Wij\n`],
    ['/manifest.webmanifest', '{"start_url":"/nl","icons":[{"src":"/logo.svg"}]}'],
    ...['nl', 'en'].flatMap((locale): [string, string][] => [
      [`/finder/${locale}.json`, `{"entries":[{"href":"/${locale}/contact"}]}`],
      [`/pages.${locale}.json`, '[["","Home"],["contact","Contact"]]'],
    ]),
    [
      '/.well-known/security.txt',
      `Contact: mailto:info@bureau.nl\nExpires: 2027-10-01T00:00:00Z\nCanonical: ${base}/.well-known/security.txt\n`,
    ],
  ]);
}

/** The input of the auditor for a site with these files. */
export function goodInput(files: Files): AuditInput {
  return {
    served: { paths: new Set(files.keys()), read: (path) => Buffer.from(files.get(path) ?? '') },
    expected,
    identity,
    messagePrefixes: ['pages', 'labels'],
    properNames: ['Bureau'],
    profile: 'sample',
    now: new Date('2026-11-20'),
  };
}

/** What the auditor says of some files. */
export function audit(files: Files, more: Partial<AuditInput> = {}): AuditFinding[] {
  return runChecks(readAuditSite({ ...goodInput(files), ...more }), allChecks);
}
