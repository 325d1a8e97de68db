import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '#src/domain/locale.ts';
import { finderIndex, finderPath } from '#src/views/finder.ts';

/** Writes the index of the service finder for each locale: rows of title, path, synonyms, features. */
export function writeFinderIndexes(folder: string): void {
  for (const locale of locales) {
    const file = join(folder, finderPath(locale));
    mkdirSync(dirname(file), { recursive: true });
    const rows = finderIndex(locale).map(({ title, href, synonyms, features }) => [title, href, synonyms, features]);
    writeFileSync(file, JSON.stringify(rows));
  }
}
