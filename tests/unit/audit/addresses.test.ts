import { add, contact, edit, finds, home, remove } from './breaking.ts';

finds('links', [
  [
    'a link leads to nothing',
    edit(home, '<h2>', '<h2><a href="/nl/weg">x</a>'),
    /leads to nothing/,
    { file: home, element: /^<a href="\/nl\/weg">$/ },
  ],
  ['a link is forwarded', edit(home, '<h2>', '<h2><a href="/nl/kontakt">x</a>'), /forwarded to `\/nl\/contact`/],
  [
    'a slash at the end',
    edit(home, '<h2>', '<h2><a href="/nl/contact/">x</a>'),
    /`\/nl\/contact\/` is forwarded to `\/nl\/contact`/,
  ],
  ['a slash behind no page', edit(home, '<h2>', '<h2><a href="/nl/weg/">x</a>'), /leads to nothing/],
  ['a link to the root', edit(home, '<h2>', '<h2><a href="/">x</a>'), /forwarded to `\/nl`/],
  ['a relative link', edit(home, '<h2>', '<h2><a href="contact">x</a>'), /is relative/],
  [
    'an absolute link into the site',
    edit(home, '<h2>', '<h2><a href="https://bureau.nl/weg">x</a>'),
    /leads to nothing/,
  ],
  [
    'home by its address and a query, where a link to the root would be forwarded',
    edit(home, '<h2>', '<h2><a href="https://bureau.nl?ref=x">x</a>'),
    /forwarded to `\/nl`/,
  ],
  [
    'a picture is missing',
    edit(home, '/logo.svg', '/oud.svg'),
    /leads to nothing/,
    { element: /^<img src="\/oud\.svg"/ },
  ],
  [
    'one picture of a set is missing',
    edit(home, 'src="/logo.svg"', 'src="/logo.svg" srcset="/logo.svg 1x, /2.svg 2x"'),
    /`\/2\.svg`/,
  ],
  [
    'the code of an island is missing',
    edit(home, '<h2>', '<h2 data-load="/assets/index.js /assets/weg.js">'),
    /`\/assets\/weg\.js` leads to nothing/,
    { element: /^<h2 data-load/ },
  ],
  ['a script is missing', remove('/assets/index.js'), /leads to nothing/, { element: /^<script/ }],
]);

finds('anchors', [
  [
    'an anchor on the page',
    edit(home, 'href="#main"', 'href="#top"'),
    /no element of \/nl has the id `top`/,
    { element: /#top/ },
  ],
  [
    'an anchor on another page',
    edit(home, 'href="/nl/contact"', 'href="/nl/contact#form"'),
    /no element of \/nl\/contact/,
  ],
  ['an anchor that is no escape', edit(home, 'href="#main"', 'href="#50%"'), /has the id `50%`/, { element: /#50%/ }],
  ['an id twice', edit(home, '<h2>', '<h2 id="main">'), /has this id already/, { element: /^<h2/ }],
]);

finds('files', [
  [
    'a font that is not there',
    edit(home, '<style>', '<style>@font-face{src:url(/assets/weg.woff2)}'),
    /`\/assets\/weg\.woff2` leads to nothing/,
    { file: home, element: /^<style>$/ },
  ],
  [
    'a font of the second style sheet that is not there',
    edit(home, '</style>', '</style><style>@font-face{src:url(/assets/weg.woff2)}</style>'),
    /`\/assets\/weg\.woff2` leads to nothing/,
  ],
  ['no card on the contact page', edit(contact, '/bureau.vcf', '/logo.svg'), /does not offer the card `\/bureau\.vcf`/],
  ['a page that is gone', edit('/llms.txt', '/nl)', '/weg)'), /\/weg` leads to nothing/, { file: '/llms.txt' }],
  ['an address elsewhere', edit('/llms.txt', 'bureau.nl', 'buro.nl'), /leads elsewhere/],
  [
    'a file that is cut off',
    edit('/manifest.webmanifest', '"}]}', ''),
    /cannot be read/,
    { file: '/manifest.webmanifest' },
  ],
  ['a list without pages', add('/llms.txt', '# Bureau'), /names no page/],
  [
    'an icon that is not there',
    edit('/manifest.webmanifest', '/logo.svg', '/icon.png'),
    /`\/icon\.png` leads to nothing/,
  ],
  [
    'a service of the finder that is forwarded',
    edit('/finder/nl.json', '/nl/contact', '/nl/kontakt'),
    /is forwarded to/,
    { file: '/finder/nl.json' },
  ],
  [
    'a page of the error page’s list',
    edit('/pages.en.json', '"contact"', '"kontakt"'),
    /`\/en\/kontakt` leads to nothing/,
    { file: '/pages.en.json' },
  ],
  ['no index for the finder', remove('/finder/en.json'), /is absent/, { file: '/finder/en.json' }],
]);

finds('redirects', [
  [
    'a chain',
    add('/_redirects', '/a /b 301\n/a/ /b 301\n/b /nl 301\n/b/ /nl 301\n'),
    /\/a leads to \/b, which is forwarded again/,
  ],
  ['a rule hides a page', add('/_redirects', '/nl/contact /nl 301\n/nl/contact/ /nl 301\n'), /hides a page/],
  ['a rule leads nowhere', add('/_redirects', '/a /nl/x 301\n/a/ /nl/x 301\n'), /is no page/],
  ['no twin with a slash', add('/_redirects', '/a /nl 301\n'), /no twin \/a\//],
  ['not for good', add('/_redirects', '/a /nl 302\n'), /is no rule with a 301/],
  ['too many', add('/_redirects', Array.from({ length: 2001 }, (_, n) => `/${n} /nl 301`).join('\n')), /2001 rules/],
]);

finds('page-set', [
  ['a page is missing', remove(contact), /\/nl\/contact was not built/, { file: contact }],
  ['a page nobody asked for', add('/nl/oud.html', '<p>'), /no row/, { file: '/nl/oud.html' }],
  ['another error page at the root', edit('/404.html', 'Bureau', 'X'), /not the Dutch error page/],
]);

finds('foreign-hosts', [
  [
    'a picture from elsewhere',
    edit(home, '/logo.svg', 'https://faces.example/1.jpg'),
    /from another host/,
    { element: /^<img/ },
  ],
  [
    'code from elsewhere, for when a visitor reaches for something',
    edit(home, '<h2>', '<h2 data-load="/assets/index.js https://cdn.example/a.js">'),
    /from another host/,
    { element: /^<h2/ },
  ],
  [
    'a style sheet from elsewhere',
    edit(home, '<style>', '<link rel="stylesheet" href="//cdn.example/a.css"><style>'),
    /from another host/,
  ],
]);
