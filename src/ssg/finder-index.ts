import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finderPath } from '#src/domain/finder.ts';
import { locales } from '#src/domain/locale.ts';
import { finderIndex } from '#src/views/finder.ts';

/** Writes what the service finder loads, for each locale. */
export function writeFinderIndexes(folder: string): void {
  for (const locale of locales) {
    const file = join(folder, finderPath(locale));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(finderIndex(locale)));
  }
}
