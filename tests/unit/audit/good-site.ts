import { createHash } from 'node:crypto';
import { allChecks } from '#src/build/audit/all-checks.ts';
import { type AuditInput, fileOfPage, readAuditSite } from '#src/build/audit/audit-site.ts';
import { type AuditFinding, runChecks } from '#src/build/audit/check.ts';
import type { PageFile } from '#src/build/page-files.ts';
import type { Locale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import type { Site } from '#src/domain/site.ts';

/** Files by path; a test changes one of them and looks at what the auditor says. */
export type Files = Map<string, string | Uint8Array>;

const base = 'https://bureau.nl';
const css = 'body{color:#123}';
const script = 'document.documentElement.dataset.ready="";';
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
const identity = {
  sample: false,
  name: 'Bureau',
  baseUrl: base,
  email: 'info@bureau.nl',
} as Site;

const texts = {
  nl: {
    home: [
      'Websites voor wie iets te vertellen heeft',
      'Wij maken websites voor ondernemers die gevonden willen worden, en wij onderhouden ze ook.',
    ],
    contact: [
      'Contact met ons bureau opnemen',
      'Stel uw vraag via het formulier of bel ons. U krijgt binnen een dag een antwoord van een mens.',
    ],
    body: 'Wij maken een website voor uw bedrijf en u krijgt er een mens bij die de vraag zelf beantwoordt.',
  },
  en: {
    home: [
      'Websites for people with a story',
      'We make websites for companies that want to be found, and we look after them for you as well.',
    ],
    contact: [
      'Contact our agency in one message',
      'Ask your question with the form or call us. You will have an answer from a person within a day.',
    ],
    body: 'We make a website for your company and you get a person with it who will answer your questions.',
  },
} as const;

const expected: PageFile[] = (['nl', 'en'] as const).flatMap((locale) =>
  (['home', 'contact', 'notFound'] as const).map((route) => ({
    path: href(route, locale),
    locale,
    route,
    template: route,
  })),
);

const graph = (route: 'home' | 'contact', locale: Locale) => {
  const url = `${base}${href(route, locale)}`;
  const organization = { '@type': 'Organization', '@id': `${base}/#organization`, name: 'Bureau', url: `${base}/nl` };
  const place = {
    '@type': 'LocalBusiness',
    '@id': `${base}/#localbusiness`,
    name: 'Bureau',
    image: `${base}/og.png`,
    telephone: '+31101234567',
    priceRange: '€€',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Kade 1',
      postalCode: '1234 AB',
      addressLocality: 'Delft',
      addressCountry: 'NL',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday'],
      opens: '07:00',
      closes: '17:00',
    },
    parentOrganization: { '@id': `${base}/#organization` },
  };
  const own =
    route === 'home'
      ? [
          {
            '@type': 'WebSite',
            '@id': `${url}#website`,
            name: 'Bureau',
            url,
            publisher: { '@id': `${base}/#organization` },
          },
        ]
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Contact', item: url }],
          },
          {
            '@type': 'FAQPage',
            mainEntity: [{ '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: 'A' } }],
          },
        ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [organization, place, ...own] });
};

function html({ path, locale, route }: PageFile): string {
  const listed = route !== 'notFound';
  const [title, description] = texts[locale][route === 'contact' ? 'contact' : 'home'];
  const other = locale === 'nl' ? 'en' : 'nl';
  const pair = route as 'home' | 'contact' | 'notFound';
  const links = [`nl-NL ${href(pair, 'nl')}`, `en ${href(pair, 'en')}`, `x-default ${href(pair, 'nl')}`].map((one) =>
    one.split(' '),
  );
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><title>${title} | Bureau</title><meta name="description" content="${description}">`,
    `<meta name="keywords" content="website"><meta name="robots" content="${listed ? 'index, follow' : 'noindex'}">`,
    listed ? `<link rel="canonical" href="${base}${path}">` : '',
    listed ? links.map(([lang, to]) => `<link rel="alternate" hreflang="${lang}" href="${base}${to}">`).join('') : '',
    '<meta property="og:site_name" content="Bureau"><meta property="og:title" content="Website"><meta property="og:description" content="Website">',
    `<meta property="og:url" content="${base}${path}"><meta property="og:type" content="website">`,
    `<meta property="og:locale" content="${locale === 'nl' ? 'nl_NL' : 'en_US'}"><meta property="og:image" content="${base}/og.png">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Logo">',
    `<meta name="twitter:card" content="summary_large_image"><style>${css}</style>`,
    `<script type="module" src="/assets/index.js" integrity="${integrity}"></script></head><body>`,
    listed ? `<script type="application/ld+json">${graph(pair as 'home' | 'contact', locale)}</script>` : '',
    `<header><a href="${href('home', locale)}">Bureau</a><a href="${href(pair === 'notFound' ? 'home' : pair, other)}" data-switch>${other}</a></header>`,
    `<main id="main"><h1>${title}</h1><h2>Bureau</h2><p>${texts[locale].body}</p><img src="/logo.svg" alt="Logo" width="9" height="9">`,
    `<form action="/" method="post"></form><a href="#main">Bureau</a><a href="${href('contact', locale)}">Contact</a></main></body></html>`,
  ].join('');
}

/** A PNG file's first bytes: all that the auditor reads. */
export function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A small site on which the auditor finds nothing. */
export function goodFiles(): Files {
  const entry = (path: string) => {
    const route = path.endsWith('contact') ? 'contact' : 'home';
    const links = [`nl-NL ${href(route, 'nl')}`, `en ${href(route, 'en')}`, `x-default ${href(route, 'nl')}`].map(
      (one) => one.split(' '),
    );
    const tags = links.map(([lang, to]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${base}${to}"/>`);
    return `<url><loc>${base}${path}</loc><lastmod>2026-11-01</lastmod>${tags.join('')}</url>`;
  };
  const notFound = html(expected.find(({ path }) => path === '/nl/404') as PageFile);
  return new Map<string, string | Uint8Array>([
    ...expected.map((page): [string, string] => [fileOfPage(page), html(page)]),
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
    [
      '/.well-known/security.txt',
      `Contact: mailto:info@bureau.nl\nExpires: 2027-10-01T00:00:00Z\nCanonical: ${base}/.well-known/security.txt\n`,
    ],
  ]);
}

/** What the auditor is told of some files. */
export function goodInput(files: Files): AuditInput {
  return {
    served: { paths: new Set(files.keys()), read: (path) => Buffer.from(files.get(path) ?? '') },
    expected,
    identity,
    messagePrefixes: ['pages', 'labels'],
    names: ['Bureau'],
    profile: 'sample',
    now: new Date('2026-11-20'),
  };
}

/** What the auditor says of some files. */
export function audit(files: Files, more: Partial<AuditInput> = {}): AuditFinding[] {
  return runChecks(readAuditSite({ ...goodInput(files), ...more }), allChecks);
}
