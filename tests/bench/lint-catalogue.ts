import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Seed } from '../fixtures/seeded-mistakes/seed.ts';
import { type SeededCatalogue, seededCatalogue } from '../fixtures/seeded-mistakes/seeded-catalogue.ts';

/** A folder with `locales/nl.json` and `locales/en.json`, flat, the one form that every tool reads. */
export interface LintFolder {
  path: string;
  /** Ids of the messages that are wrong, and of those that are not. */
  wrong: ReadonlySet<string>;
  clean: ReadonlySet<string>;
}

/** Writes a catalogue with a number of messages in two languages, with these mistakes and all valid decoys among them. */
export function writeCatalogue(path: string, messages: number, seeds: readonly Seed[] = []): LintFolder {
  const catalogue = seededCatalogue(messages, { seeds, seed: 9 });
  for (const locale of ['nl', 'en']) write(join(path, `locales/${locale}.json`), flat(catalogue, locale));
  write(join(path, 'locales/terms.yaml'), catalogue.files.get('i18n/terms.yaml') ?? '');
  write(join(path, 'content-lint.config.ts'), catalogue.files.get('content-lint.config.ts') ?? '');
  const bare = (keys: Iterable<string>) => new Set([...keys].map((key) => key.replace(/^site\./, '')));
  return { path, wrong: bare(catalogue.expected.map(({ key }) => key)), clean: bare(catalogue.clean) };
}

function flat({ files }: SeededCatalogue, locale: string): string {
  const groups: Record<string, Record<string, string>> = JSON.parse(files.get(`i18n/${locale}/site.json`) ?? '{}');
  const entries = Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text] as const),
  );
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
