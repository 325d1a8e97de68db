import { expect, test } from 'vitest';
import { allChecks } from '#src/build/audit/all-checks.ts';
import type { AuditInput } from '#src/build/audit/audit-site.ts';
import { readAuditSite } from '#src/build/audit/audit-site.ts';
import { measureBudgets, parts } from '#src/build/audit/budgets.ts';
import { audit, expected, type Files, goodFiles, png } from './good-site.ts';

const home = '/nl/index.html';
const contact = '/nl/contact/index.html';

/** Puts other words into a file; a test whose words are not there is a test of nothing. */
const edit =
  (file: string, from: string | RegExp, to: string) =>
  (files: Files): Partial<AuditInput> => {
    const before = String(files.get(file));
    const after = before.replace(from, to);
    expect(after, `nothing to change in ${file}`).not.toBe(before);
    files.set(file, after);
    return {};
  };
const remove = (file: string) => (files: Files) => {
  expect(files.delete(file)).toBe(true);
  return {};
};
const add = (file: string, text: string | Uint8Array) => (files: Files) => {
  files.set(file, text);
  return {};
};

type Broken = [
  check: string,
  what: string,
  change: (files: Files) => Partial<AuditInput>,
  message: RegExp,
  place?: { file?: string; element?: RegExp },
];

const broken: Broken[] = [
  ['page-set', 'a page is missing', remove(contact), /\/nl\/contact was not built/, { file: contact }],
  ['page-set', 'a page nobody asked for', add('/nl/oud.html', '<p>'), /no row/, { file: '/nl/oud.html' }],
  ['page-set', 'another error page at the root', edit('/404.html', 'Bureau', 'X'), /not the Dutch error page/],
  [
    'links',
    'a link leads to nothing',
    edit(home, '<h2>', '<h2><a href="/nl/weg">x</a>'),
    /leads to nothing/,
    { file: home, element: /^<a href="\/nl\/weg">$/ },
  ],
  [
    'links',
    'a link is forwarded',
    edit(home, '<h2>', '<h2><a href="/nl/kontakt">x</a>'),
    /forwarded to `\/nl\/contact`/,
  ],
  ['links', 'a slash at the end', edit(home, '<h2>', '<h2><a href="/nl/contact/">x</a>'), /without a slash/],
  ['links', 'a link to the root', edit(home, '<h2>', '<h2><a href="/">x</a>'), /forwarded to `\/nl`/],
  ['links', 'a relative link', edit(home, '<h2>', '<h2><a href="contact">x</a>'), /is relative/],
  [
    'links',
    'an absolute link into the site',
    edit(home, '<h2>', '<h2><a href="https://bureau.nl/weg">x</a>'),
    /leads to nothing/,
  ],
  [
    'links',
    'a picture is missing',
    edit(home, '/logo.svg', '/oud.svg'),
    /leads to nothing/,
    { element: /^<img src="\/oud\.svg"/ },
  ],
  [
    'links',
    'one picture of a set is missing',
    edit(home, 'src="/logo.svg"', 'src="/logo.svg" srcset="/logo.svg 1x, /2.svg 2x"'),
    /`\/2\.svg`/,
  ],
  ['links', 'a script is missing', remove('/assets/index.js'), /leads to nothing/, { element: /^<script/ }],
  [
    'anchors',
    'an anchor on the page',
    edit(home, 'href="#main"', 'href="#top"'),
    /no element of \/nl has the id `top`/,
    { element: /#top/ },
  ],
  [
    'anchors',
    'an anchor on another page',
    edit(home, 'href="/nl/contact"', 'href="/nl/contact#form"'),
    /no element of \/nl\/contact/,
  ],
  ['anchors', 'an id twice', edit(home, '<h2>', '<h2 id="main">'), /stands on the page already/, { element: /^<h2/ }],
  [
    'redirects',
    'a chain',
    add('/_redirects', '/a /b 301\n/a/ /b 301\n/b /nl 301\n/b/ /nl 301\n'),
    /\/a leads to \/b, which is forwarded again/,
  ],
  [
    'redirects',
    'a rule hides a page',
    add('/_redirects', '/nl/contact /nl 301\n/nl/contact/ /nl 301\n'),
    /hides a page/,
  ],
  ['redirects', 'a rule leads nowhere', add('/_redirects', '/a /nl/x 301\n/a/ /nl/x 301\n'), /is no page/],
  ['redirects', 'no twin with a slash', add('/_redirects', '/a /nl 301\n'), /no twin \/a\//],
  ['redirects', 'not for good', add('/_redirects', '/a /nl 302\n'), /is no rule with a 301/],
  [
    'redirects',
    'too many',
    add('/_redirects', Array.from({ length: 2001 }, (_, n) => `/${n} /nl 301`).join('\n')),
    /2001 rules/,
  ],
  ['headings', 'none of the first level', edit(home, /h1>/g, 'h2>'), /no heading of the first level/, { file: home }],
  ['headings', 'two of the first level', edit(home, /h2>/g, 'h1>'), /a second heading/, { element: /^<h1>$/ }],
  ['headings', 'a level left out', edit(home, /h2>/g, 'h3>'), /level 3 after level 1/],
  ['headings', 'an empty one', edit(home, '<h2>Bureau', '<h2>'), /an empty heading/],
  [
    'titles',
    'too short',
    edit(home, /<title>[^<]*/, '<title>Kort | Bureau'),
    /the title has 13 characters/,
    { element: /^<title>$/ },
  ],
  [
    'titles',
    'without the name of the site',
    edit(home, /<title>[^<]*/, '<title>Websites voor wie iets te vertellen heeft'),
    /does not end in/,
  ],
  [
    'titles',
    'the same twice',
    edit(contact, /<title>[^<]*/, '<title>Websites voor wie iets te vertellen heeft | Bureau'),
    /\/nl\/contact has the same title/,
  ],
  [
    'titles',
    'a long description',
    edit(home, 'Wij maken websites', `${'Wij '.repeat(40)}`),
    /the description has \d{3} characters/,
    { element: /^<meta name="description"/ },
  ],
  [
    'canonical',
    'of another page',
    edit(home, `canonical" href="https://bureau.nl/nl"`, `canonical" href="https://bureau.nl/en"`),
    /should be https:\/\/bureau\.nl\/nl$/,
    { element: /canonical/ },
  ],
  ['canonical', 'none', edit(home, /<link rel="canonical"[^>]*>/, ''), /no canonical link/],
  [
    'canonical',
    'on an error page',
    edit('/nl/404.html', '<style>', '<link rel="canonical" href="https://bureau.nl/nl"><style>'),
    /not to be listed/,
  ],
  [
    'canonical',
    'noindex by mistake',
    edit(home, 'index, follow', 'noindex'),
    /`noindex` on a page that is to be listed/,
  ],
  ['alternates', 'no default', edit(home, /<link rel="alternate" hreflang="x-default"[^>]*>/, ''), /no `x-default`/],
  [
    'alternates',
    'a partner that does not name it back',
    edit('/en/index.html', /<link rel="alternate" hreflang="nl-NL"[^>]*>/, ''),
    /\/en names another set/,
    { file: home },
  ],
  [
    'alternates',
    'a relative address',
    edit(home, 'hreflang="en" href="https://bureau.nl/en"', 'hreflang="en" href="/en"'),
    /not an absolute address/,
    { element: /hreflang="en"/ },
  ],
  [
    'alternates',
    'a page of the wrong language',
    edit(home, 'hreflang="en" href="https://bureau.nl/en"', 'hreflang="en" href="https://bureau.nl/nl"'),
    /not in this language/,
  ],
  ['sitemap', 'absent', remove('/sitemap.xml'), /is absent/, { file: '/sitemap.xml' }],
  [
    'sitemap',
    'a page left out',
    edit('/sitemap.xml', /<url><loc>https:\/\/bureau\.nl\/en<[\s\S]*?<\/url>/, ''),
    /leaves out \/en$/,
  ],
  [
    'sitemap',
    'a page too many',
    edit('/sitemap.xml', 'nl/contact<', 'nl/404<'),
    /nl\/404, which is no page to be listed/,
  ],
  [
    'sitemap',
    'other alternates',
    edit('/sitemap.xml', 'hreflang="nl-NL"', 'hreflang="nl"'),
    /other alternates than \/nl$/,
  ],
  ['sitemap', 'a day in the future', edit('/sitemap.xml', '2026-11-01', '2027-11-01'), /changed on `2027-11-01`/],
  [
    'sitemap',
    'not named by robots.txt',
    add('/robots.txt', 'User-agent: *\nDisallow: /\n'),
    /does not name the sitemap|shuts the whole site/,
    { file: '/robots.txt' },
  ],
  [
    'language-switch',
    'to the home',
    edit(contact, '<a href="/en/contact" data-switch>', '<a href="/en" data-switch>'),
    /should lead to \/en\/contact/,
    { element: /data-switch/ },
  ],
  ['language-switch', 'none', edit(home, ' data-switch', ''), /no link switches/],
  ['language', 'the wrong `lang`', edit(home, '<html lang="nl">', '<html lang="en">'), /`lang` is `en`/],
  [
    'language',
    'a text of the other language',
    edit(home, '<h2>Bureau', '<h2>What you get from us and how it works'),
    /reads as en under `lang="nl"`/,
    { element: /^<h2>$/ },
  ],
  [
    'language',
    'a picture described in the other language',
    edit(home, 'alt="Logo"', 'alt="The logo of our company on a wall"'),
    /reads as en/,
    { element: /^<img/ },
  ],
  [
    'language',
    'a description in the other language',
    edit(
      home,
      /content="Wij maken[^"]*"/,
      'content="We make websites for companies that want to be found, and we look after them."',
    ),
    /reads as en/,
  ],
  ['language', 'a whole page of the other language', edit(home, /<p>[^<]*/, '<p>'), /not plainly nl/],
  [
    'leftovers',
    'the key of a message',
    edit(home, '<h2>Bureau', '<h2>pages.home.title'),
    /key of a missing message/,
    { element: /^<h2>$/ },
  ],
  ['leftovers', 'an argument', edit(home, '<h2>Bureau', '<h2>Binnen {hours} uur'), /a brace/],
  [
    'leftovers',
    'undefined',
    edit(home, 'alt="Logo"', 'alt="undefined"'),
    /not meant for a visitor/,
    { element: /^<img/ },
  ],
  [
    'closing-link',
    'another last link',
    edit(home, '<a href="/nl/contact">Contact</a></main>', '<a href="/nl">Home</a></main>'),
    /does not lead to \/nl\/contact/,
    { element: /^<a href="\/nl">$/ },
  ],
  [
    'structured-data',
    'no JSON',
    edit(home, '"@graph":[', '"@graph":['.slice(0, -1)),
    /is no JSON/,
    { element: /ld\+json/ },
  ],
  ['structured-data', 'a field is missing', edit(home, '"priceRange":"€€",', ''), /LocalBusiness needs `priceRange`/],
  [
    'structured-data',
    'an id that is nobody',
    edit(home, '"publisher":{"@id":"https://bureau.nl/#organization"}', '"publisher":{"@id":"https://bureau.nl/#org"}'),
    /points at no node/,
  ],
  [
    'structured-data',
    'a rating of ourselves',
    edit(home, '"priceRange":', '"aggregateRating":{"@type":"Country","name":"5"},"priceRange":'),
    /a rating of ourselves/,
  ],
  [
    'structured-data',
    'a type without a rule',
    edit(home, '"WebSite"', '"Recipe"'),
    /nobody has said what a Recipe needs/,
  ],
  ['structured-data', 'no trail', edit(contact, '"BreadcrumbList"', '"FAQPage"'), /no BreadcrumbList/],
  [
    'structured-data',
    'an address that is forwarded',
    edit(contact, '"item":"https://bureau.nl/nl/contact"', '"item":"https://bureau.nl/nl/kontakt"'),
    /in `item` is forwarded/,
  ],
  [
    'structured-data',
    'none',
    edit(home, /<script type="application\/ld\+json">[^<]*<\/script>/, ''),
    /no structured data/,
  ],
  [
    'structured-data',
    'on an error page',
    edit('/nl/404.html', '<main', '<script type="application/ld+json">{}</script><main'),
    /not to be listed/,
  ],
  ['share-picture', 'no picture', remove('/og.png'), /there is no picture `\/og\.png`/, { element: /og:image/ }],
  ['share-picture', 'another size', add('/og.png', png(600, 315)), /is 600 × 315 pixels, the page says 1200 × 630/],
  ['share-picture', 'no PNG', add('/og.png', 'GIF89a'), /is no PNG/],
  ['share-picture', 'another language', edit(home, 'nl_NL', 'en_US'), /should be nl_NL/],
  [
    'share-picture',
    'a field is missing',
    edit(home, '<meta name="twitter:card" content="summary_large_image">', ''),
    /no `twitter:card`/,
  ],
  [
    'inline-code',
    'a script in the page',
    edit(home, '<h2>', '<script>alert(1)</script><h2>'),
    /an inline script/,
    { element: /^<script>$/ },
  ],
  ['inline-code', 'a style attribute', edit(home, '<h2>', '<h2 style="color:red">'), /the attribute `style`/],
  ['inline-code', 'an event attribute', edit(home, '<h2>', '<h2 onclick="x()">'), /the attribute `onclick`/],
  ['inline-code', 'no hash', edit(home, / integrity="[^"]*"/, ''), /without `integrity`/],
  ['inline-code', 'a changed script', add('/assets/index.js', 'changed'), /does not match/],
  [
    'inline-code',
    'styles the policy does not know',
    edit(home, 'color:#123', 'color:#124'),
    /does not name the hash/,
    { element: /^<style>$/ },
  ],
  ['inline-code', 'a comment', edit(home, '<h2>', '<!-- x --><h2>'), /a comment/],
  [
    'inline-code',
    'flight data',
    edit(home, '<h2>', '<script type="x/a+json">__FLIGHT_DATA</script><h2>'),
    /own client/,
  ],
  [
    'foreign-hosts',
    'a picture from elsewhere',
    edit(home, '/logo.svg', 'https://faces.example/1.jpg'),
    /from another host/,
    { element: /^<img/ },
  ],
  [
    'foreign-hosts',
    'a style sheet from elsewhere',
    edit(home, '<style>', '<link rel="stylesheet" href="//cdn.example/a.css"><style>'),
    /from another host/,
  ],
  ['security-txt', 'absent', remove('/.well-known/security.txt'), /is absent/],
  [
    'security-txt',
    'expired',
    edit('/.well-known/security.txt', '2027-10-01', '2026-11-19'),
    /has expired/,
    { file: '/.well-known/security.txt' },
  ],
  [
    'security-txt',
    'good for too long',
    edit('/.well-known/security.txt', '2027-10-01', '2029-10-01'),
    /longer than a year/,
  ],
  ['security-txt', 'another address', edit('/.well-known/security.txt', 'info@', 'x@'), /does not name the agency/],
  [
    'sample-identity',
    'a sample host under production',
    (files) => ({ ...edit(home, '<h2>', '<h2>mail info@windas.example ')(files), profile: 'production' }),
    /still says `windas\.example`/,
    { file: home },
  ],
  [
    'sample-identity',
    'a number of zeros',
    (files) => ({ ...edit('/robots.txt', 'Allow', '# KvK 00000000\nAllow')(files), profile: 'production' }),
    /00000000/,
  ],
  [
    'budgets',
    'a page that grew',
    (files) => ({ ...grown(files), budgets: measured() }),
    /html is \d+ bytes, the ceiling is \d+/,
    { file: home },
  ],
  [
    'budgets',
    'a heavier picture',
    (files) => ({ ...add('/logo.svg', `<svg>${'x'.repeat(500)}</svg>`)(files), budgets: measured() }),
    /pictures is 511 bytes/,
  ],
  [
    'budgets',
    'more than a round trip',
    (files) => ({ ...add('/assets/index.js', noise(20_000))(files), budgets: measured() }),
    /one round trip carries 14000/,
  ],
  ['budgets', 'a template without a budget', () => ({ budgets: {} }), /no budget for the template `home`/],
];

test('nothing is found on a good site', () => {
  expect(audit(goodFiles())).toEqual([]);
  expect(audit(goodFiles(), { profile: 'production', budgets: measured() })).toEqual([]);
});

test.each(broken)('%s: %s', (check, _what, change, message, place = {}) => {
  const files = goodFiles();
  const more = change(files);
  const findings = audit(files, more).filter((finding) => finding.check === check);
  const hit = findings.find((finding) => message.test(finding.message) && (!place.file || finding.file === place.file));
  expect(hit, JSON.stringify(findings)).toBeDefined();
  if (place.element) expect(hit?.element).toMatch(place.element);
});

test('every check has a broken page', () => {
  expect(new Set(broken.map(([check]) => check))).toEqual(new Set(allChecks.map(({ name }) => name)));
});

function measured() {
  const files = goodFiles();
  const served = { paths: new Set(files.keys()), read: (path: string) => Buffer.from(files.get(path) ?? '') };
  const input = {
    served,
    expected,
    identity: { baseUrl: 'https://bureau.nl' } as never,
    messagePrefixes: [],
    names: [],
  };
  const budgets = measureBudgets(readAuditSite({ ...input, profile: 'sample', now: new Date() }));
  expect(Object.keys(budgets.home ?? {})).toEqual([...parts]);
  return budgets;
}

function grown(files: Files) {
  return edit(home, '</main>', `</main><p>${noise(900)}</p>`)(files);
}

/** Letters that do not pack: each drawn from the square of its place. */
function noise(length: number): string {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}
