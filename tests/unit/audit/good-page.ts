import { createHash } from 'node:crypto';
import type { ExpectedPage } from '#cli/audit/audit-site.ts';
import type { Locale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';

export const base = 'https://bureau.nl';
export const css = 'body{color:#123}';
export const script = 'document.documentElement.dataset.ready="";';
const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`;
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

/** The HTML of a page with which nothing is wrong. */
export function goodPage({ path, locale, route }: ExpectedPage): string {
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
    `<header><a href="${href('home', locale)}">Bureau</a><a href="${href(pair === 'notFound' ? 'home' : pair, other)}" hreflang="${other}" data-switch>${other}</a></header>`,
    `<main id="main"><h1>${title}</h1><h2>Bureau</h2><p>${texts[locale].body}</p><img src="/logo.svg" alt="Logo" width="9" height="9"><a href="/bureau.vcf">Bureau</a>`,
    `<form action="/" method="post"></form><a href="#main">Bureau</a><a href="${href('contact', locale)}${route === 'contact' ? '#main' : ''}">Contact</a></main></body></html>`,
  ].join('');
}
