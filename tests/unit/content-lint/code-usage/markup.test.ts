// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code.
import { describe, expect, test } from 'vitest';
import { wrongIn } from './code-findings.ts';

describe('text in markup', () => {
  test.each<[code: string, marked: string]>([
    ['const a = <p>Wij bouwen</p>;', 'Wij bouwen'],
    ['const a = <p>{count} stuks</p>;', 'stuks'],
    ["const a = <p>{'Wij bouwen'}</p>;", "'Wij bouwen'"],
    ['const a = <p>{`Wij ${verb}`}</p>;', '`Wij ${verb}`'],
    ["const a = <p>{open ? 'Dicht' : <b />}</p>;", "'Dicht'"],
    ["const a = <p>{open && 'Dicht'}</p>;", "'Dicht'"],
    ['const a = <img alt="Een huis" />;', '"Een huis"'],
    ["const a = <img alt={'Een huis'} />;", "'Een huis'"],
    ['const a = <button aria-label="Sluiten" />;', '"Sluiten"'],
    ['const a = <input placeholder="Uw naam" />;', '"Uw naam"'],
    ['const a = <><b /> en meer</>;', 'en meer'],
    ["const a = createElement('p', null, 'Wij bouwen');", "'Wij bouwen'"],
    ["const text = 'Wij bouwen'; const a = createElement('p', { title: text });", "'Wij bouwen'"],
  ])('%s', (code, marked) => {
    expect(wrongIn({ 'src/a.tsx': code })).toEqual([`code/markup-text a.tsx:1 ${marked}`]);
  });

  test('stands at its first letter', () => {
    expect(wrongIn({ 'src/a.tsx': 'const a = (\n  <p>\n    Wij bouwen\n  </p>\n);' })).toEqual([
      'code/markup-text a.tsx:3 Wij bouwen',
    ]);
  });
});

test.each([
  ['js', "createElement('p', { onClick: () => go() }, 'Wij bouwen');", "'Wij bouwen'"],
  ['ts', "createElement('p', { className: cn('a') }, 'Wij bouwen');", "'Wij bouwen'"],
  ['js', 'const a = <p>Wij bouwen</p>;', 'Wij bouwen'],
])('text in the markup of a file .%s: %s', (ending, code, marked) => {
  expect(wrongIn({ [`src/a.${ending}`]: code })).toEqual([`code/markup-text a.${ending}:1 ${marked}`]);
});

describe('no text in markup', () => {
  test.each([
    'const a = <p>{title}</p>;',
    'const a = <p>24/7 · € 49 &amp; + – →</p>;',
    'const a = <p>&nbsp;</p>;',
    'const a = <span>https://</span>;',
    'const a = <a href={url}>https://windas.example/help#first</a>;',
    'const a = <p className="grid gap-4" role="note" id="main">{text}</p>;',
    'const a = <p>{list.join(" of ")}</p>;',
    'const a = <style>{`p { color: red }`}</style>;',
    'const a = <code>npm run check</code>;',
    "const a = createElement('code', null, 'npm run check');",
    'const a = <p>GitHub</p>;',
    'const a = <p title="PDF">list_pages, https</p>;',
    'const a = <input placeholder="you@windas.example" />;',
    'const a = <p data-kind="two words" style={{ content: "Tekst" }} />;',
    'const a = <T,>(x: Map<string, number>) => x;\nconst b = 1 > 0 && 2 < 3;',
    'const a = <FormattedMessage id="home.title" defaultMessage="Welkom" />;',
    "const a = <p>{t.text('home.title')}</p>;",
  ])('%s', (code) => {
    expect(wrongIn({ 'src/a.tsx': code })).toEqual([]);
  });

  test('in tests and stories', () => {
    expect(wrongIn({ 'src/a.ts': 'export {};' })).toEqual([]);
  });
});
