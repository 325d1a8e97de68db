import { add, contact, edit, finds, home, remove } from './breaking.ts';
import { png } from './good-site.ts';

finds('titles', [
  [
    'too short',
    edit(home, /<title>[^<]*/, '<title>Kort | Bureau'),
    /the title has 13 characters/,
    { element: /^<title>$/ },
  ],
  [
    'without the name of the site',
    edit(home, /<title>[^<]*/, '<title>Websites voor wie iets te vertellen heeft'),
    /does not end in/,
  ],
  [
    'the same twice',
    edit(contact, /<title>[^<]*/, '<title>Websites voor wie iets te vertellen heeft | Bureau'),
    /\/nl\/contact has the same title/,
  ],
  [
    'a long description',
    edit(home, 'Wij maken websites', `${'Wij '.repeat(40)}`),
    /the description has \d{3} characters/,
    { element: /^<meta name="description"/ },
  ],
]);

finds('canonical', [
  [
    'of another page',
    edit(home, `canonical" href="https://bureau.nl/nl"`, `canonical" href="https://bureau.nl/en"`),
    /should be https:\/\/bureau\.nl\/nl$/,
    { element: /canonical/ },
  ],
  ['none', edit(home, /<link rel="canonical"[^>]*>/, ''), /no canonical link/],
  [
    'on an error page',
    edit('/nl/404.html', '<style>', '<link rel="canonical" href="https://bureau.nl/nl"><style>'),
    /not to be listed/,
  ],
  ['noindex by mistake', edit(home, 'index, follow', 'noindex'), /`noindex` on a page that is to be listed/],
]);

finds('alternates', [
  ['no default', edit(home, /<link rel="alternate" hreflang="x-default"[^>]*>/, ''), /no `x-default`/],
  [
    'a partner that does not name it back',
    edit('/en/index.html', /<link rel="alternate" hreflang="nl-NL"[^>]*>/, ''),
    /\/en names another set/,
    { file: home },
  ],
  [
    'a pair that names neither',
    (files) => {
      for (const [page, lang] of [
        [home, 'en'],
        ['/en/index.html', 'nl-NL'],
      ] as const)
        edit(page, new RegExp(`<link rel="alternate" hreflang="${lang}"[^>]*>`), '')(files);
      return {};
    },
    /should be https:\/\/bureau\.nl\/en$/,
    { file: home },
  ],
  [
    'a relative address',
    edit(home, 'hreflang="en" href="https://bureau.nl/en"', 'hreflang="en" href="/en"'),
    /not an absolute address/,
    { element: /hreflang="en"/ },
  ],
  [
    'a page of the wrong language',
    edit(home, 'hreflang="en" href="https://bureau.nl/en"', 'hreflang="en" href="https://bureau.nl/nl"'),
    /not in this language/,
  ],
]);

finds('sitemap', [
  ['absent', remove('/sitemap.xml'), /is absent/, { file: '/sitemap.xml' }],
  [
    'a page left out',
    edit('/sitemap.xml', /<url><loc>https:\/\/bureau\.nl\/en<[\s\S]*?<\/url>/, ''),
    /leaves out \/en$/,
  ],
  [
    'a page twice',
    edit('/sitemap.xml', /<url>[\s\S]*?<\/url>/, '$&$&'),
    /names https:\/\/bureau\.nl\/nl more than once/,
  ],
  ['a page too many', edit('/sitemap.xml', 'nl/contact<', 'nl/404<'), /nl\/404, which is no page to be listed/],
  ['other alternates', edit('/sitemap.xml', 'hreflang="nl-NL"', 'hreflang="nl"'), /other alternates than \/nl$/],
  ['a day in the future', edit('/sitemap.xml', '2026-11-01', '2027-11-01'), /changed on `2027-11-01`/],
  [
    'not named by robots.txt',
    add('/robots.txt', 'User-agent: *\nDisallow: /\n'),
    /does not name the sitemap|shuts the whole site/,
    { file: '/robots.txt' },
  ],
]);

finds('share-picture', [
  ['no picture', remove('/og.png'), /there is no picture `\/og\.png`/, { element: /og:image/ }],
  ['another size', add('/og.png', png(600, 315)), /is 600 × 315 pixels, the page says 1200 × 630/],
  ['no size', edit(home, /<meta property="og:image:width"[^>]*>/, ''), /does not say how large/],
  ['no PNG', add('/og.png', 'GIF89a'), /is no PNG/],
  ['another language', edit(home, 'nl_NL', 'en_US'), /should be nl_NL/],
  [
    'a field is missing',
    edit(home, '<meta name="twitter:card" content="summary_large_image">', ''),
    /no `twitter:card`/,
  ],
]);

finds('structured-data', [
  ['no JSON', edit(home, '"@graph":[', '"@graph":['.slice(0, -1)), /is no JSON/, { element: /ld\+json/ }],
  ['a field is missing', edit(home, '"priceRange":"€€",', ''), /LocalBusiness needs `priceRange`/],
  [
    'an id that is nobody',
    edit(home, '"publisher":{"@id":"https://bureau.nl/#organization"}', '"publisher":{"@id":"https://bureau.nl/#org"}'),
    /points at no node/,
  ],
  [
    'an object without a type',
    edit(home, '"publisher":{"@id":"https://bureau.nl/#organization"}', '"publisher":{"name":"Bureau"}'),
    /an object without `@type`/,
  ],
  [
    'a rating of ourselves',
    edit(home, '"priceRange":', '"aggregateRating":{"@type":"Country","name":"5"},"priceRange":'),
    /a rating of ourselves/,
  ],
  ['a type without a rule', edit(home, '"WebSite"', '"Recipe"'), /nobody has said what a Recipe needs/],
  ['no trail', edit(contact, '"BreadcrumbList"', '"FAQPage"'), /no BreadcrumbList/],
  [
    'an address that is forwarded',
    edit(contact, '"item":"https://bureau.nl/nl/contact"', '"item":"https://bureau.nl/nl/kontakt"'),
    /in `item` is forwarded/,
  ],
  ['none', edit(home, /<script type="application\/ld\+json">[^<]*<\/script>/, ''), /no structured data/],
  [
    'on an error page',
    edit('/nl/404.html', '<main', '<script type="application/ld+json">{}</script><main'),
    /not to be listed/,
  ],
]);
