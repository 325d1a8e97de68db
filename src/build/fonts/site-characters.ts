import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a visitor may type or a later edit may bring: ASCII, all of Latin-1, and the signs that the copy uses. */
export function fixedCharacters(): string {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
  return `${range(0x20, 0x7e)}${range(0xa0, 0xff)}€–…‘’“”×·`;
}

/** Every character that the site may show, once each and in order, from its catalogues and records below `root`. */
export function siteCharacters(root: string): string {
  const found = new Set(fixedCharacters());
  const add = (value: unknown): void => {
    if (typeof value === 'string') for (const character of value) found.add(character);
    else if (value && typeof value === 'object') Object.values(value).forEach(add);
  };
  for (const file of globSync('i18n/**/*.json', { cwd: root })) add(JSON.parse(readFileSync(join(root, file), 'utf8')));
  for (const file of globSync('content/*.yaml', { cwd: root })) add(readFileSync(join(root, file), 'utf8'));
  return [...found]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}
