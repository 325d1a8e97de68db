import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ascii = charactersBetween(0x20, 0x7e);

/** Signs beyond ASCII that texts use. */
const signs = '€–…‘’“”×·';

/**
 * Characters beyond ASCII that texts and visitors are likely to use: letters of Dutch, of English and of names from
 * neighbouring countries, and signs.
 */
const likelyCharacters = `àáâäçèéêëíïîñóôöùúûüßÉËÏÖÜ°²½©\u00a0${signs}`;

/**
 * The characters of the fonts that visitors do not load: the fonts that draw the pictures for social media (`og`), and
 * the copies from which `size-adjust` of the fallback fonts is computed. Always the same, so that a new word needs no
 * new subset: ASCII, all of Latin-1, and signs.
 */
export function fixedCharacters(): string {
  return `${ascii}${charactersBetween(0xa0, 0xff)}${signs}`;
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/**
 * Every character that the shipped fonts have, once each and in order: the characters of the catalogues, of the cases,
 * of the files directly in `content/` (all words of a service are in the catalogues), and those that a visitor is
 * likely to type into the form. Each costs every first visit some 100 bytes.
 */
export function siteCharacters(root: string): string {
  const characters = new Set(ascii + likelyCharacters);
  const add = (value: unknown): void => {
    if (typeof value === 'string') for (const character of value) characters.add(character);
    else if (value && typeof value === 'object') Object.values(value).forEach(add);
  };
  for (const file of globSync('i18n/**/*.json', { cwd: root })) add(JSON.parse(readFileSync(join(root, file), 'utf8')));
  for (const file of globSync('content/{*,projects/*}.yaml', { cwd: root }))
    add(readFileSync(join(root, file), 'utf8'));
  // The line breaks of the files are left out.
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}
