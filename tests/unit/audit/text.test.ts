import { expect, test } from 'vitest';
import { parseHtml } from '#cli/audit/element.ts';
import { languageOf } from '#cli/audit/language-of-text.ts';
import { contact, edit, finds, home } from './breaking.ts';
import { audit, goodFiles } from './good-site.ts';

test('a reference to a number that is no character is read as in a browser', () => {
  expect(
    parseHtml('<p title="&#x110000;">&#233;</p>')
      .find(({ name }) => name === 'p')
      ?.attributes.get('title'),
  ).toBe('\ufffd');
});

finds('headings', [
  ['none of the first level', edit(home, /h1>/g, 'h2>'), /no heading of the first level/, { file: home }],
  ['two of the first level', edit(home, /h2>/g, 'h1>'), /a second heading/, { element: /^<h1>$/ }],
  ['a level left out', edit(home, /h2>/g, 'h3>'), /level 3 after level 1/],
  ['an empty one', edit(home, '<h2>Bureau', '<h2>'), /an empty heading/],
]);

finds('language', [
  ['the wrong `lang`', edit(home, '<html lang="nl">', '<html lang="en">'), /`lang` is `en`/],
  [
    'a text of the other language',
    edit(home, '<h2>Bureau', '<h2>What you get from us and how it works'),
    /reads as en under `lang="nl"`/,
    { element: /^<h2>$/ },
  ],
  [
    'a Dutch text in a line that claims to be English',
    edit(home, '<h2>Bureau', '<h2>Bureau <span lang="en">Wat wij voor u maken</span>'),
    /reads as nl under `lang="en"`/,
    { element: /^<span/ },
  ],
  [
    'a picture described in the other language',
    edit(home, 'alt="Logo"', 'alt="The logo of our company on a wall"'),
    /reads as en/,
    { element: /^<img/ },
  ],
  [
    'a description in the other language',
    edit(
      home,
      /content="Wij maken[^"]*"/,
      'content="We make websites for companies that want to be found, and we look after them."',
    ),
    /reads as en/,
  ],
  [
    'a whole page of the other language',
    edit(home, /<main.*<\/main>/, '<main><h1>Bureau</h1><p>Logo</p></main>'),
    /not plainly nl/,
  ],
]);

test('a text in a language that is no locale is not judged', () => {
  const files = goodFiles();
  edit(home, '<h2>Bureau', '<h2>Bureau <span lang="fr">What you get from us and how it works</span>')(files);
  expect(audit(files)).toEqual([]);
});

test('words that are Dutch and English decide nothing', () => {
  expect(languageOf('Bel ons, want wij helpen')).toBe('nl');
  expect(languageOf('Hij had het al')).toBe('nl');
});

finds('language-switch', [
  [
    'to the home',
    edit(contact, '<a href="/en/contact" hreflang', '<a href="/en" hreflang'),
    /should lead to \/en\/contact/,
    { element: /data-switch/ },
  ],
  ['none', edit(home, ' data-switch', ''), /no link switches/],
]);

finds('leftovers', [
  [
    'the key of a message',
    edit(home, '<h2>Bureau', '<h2>pages.home.title'),
    /key of a missing message/,
    { element: /^<h2>$/ },
  ],
  ['a key of two parts', edit(home, '<h2>Bureau', '<h2>pages.newTab'), /key of a missing message/],
  ['an argument', edit(home, '<h2>Bureau', '<h2>Binnen {hours} uur'), /a brace/],
  ['undefined', edit(home, 'alt="Logo"', 'alt="undefined"'), /not meant for a visitor/, { element: /^<img/ }],
  ['a lost letter', edit(home, '<h2>Bureau', '<h2>Caf\ufffdkade'), /not meant for a visitor/],
]);

finds('closing-link', [
  [
    'another last link',
    edit(home, '<a href="/nl/contact">Contact</a></main>', '<a href="/nl">Home</a></main>'),
    /does not lead to \/nl\/contact/,
    { element: /^<a href="\/nl">$/ },
  ],
  [
    'a last link that loads the contact page once more',
    edit(contact, '<a href="/nl/contact#main">', '<a href="/nl/contact">'),
    /does not lead to \/nl\/contact with a hash/,
    { file: contact },
  ],
]);
