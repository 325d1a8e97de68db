import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { addLangToFallbacks, fallbackTexts } from '#src/ssg/fallback-language.ts';

const { site, catalogues } = loadSite();

test('nothing falls back where every message is translated', () => {
  const translated = Object.keys(catalogues.nl).filter((key) => !key.includes('marketing-automatisering-detail'));
  const nl = Object.fromEntries(translated.map((key) => [key, catalogues.nl[key] ?? '']));
  expect([...fallbackTexts(site, { ...catalogues, nl }, 'en')]).toEqual([]);
});

test('an English page marks a Dutch text as Dutch, formatted and escaped as it stands there', () => {
  const nl = { a: 'Antwoord binnen {responseHours, number} uur & snel', b: 'Wordt {later} gevuld', c: 'Contact' };
  const texts = fallbackTexts(site, { nl, en: { c: 'Contact' } }, 'en');
  const page = '<main><h2 class="x">Antwoord binnen 24 uur &amp; snel</h2><p>Contact</p><p lang="nl">x</p></main>';
  expect(addLangToFallbacks(page, texts)).toBe(page.replace('<h2 class', '<h2 lang="nl" class'));
});

test('an element that the text is only behind gets no language', () => {
  const texts = new Map([['Lees meer', 'nl']] as const);
  for (const html of ['<br>Lees meer<b>', '<br/>Lees meer<b>', '<li><svg/>Lees meer</li>'])
    expect(addLangToFallbacks(html, texts)).toBe(html);
});
