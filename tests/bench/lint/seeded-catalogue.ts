import type { OwnRuleCode } from '#cli/content-lint/rules/own-rules.ts';
import { random } from '../../unit/content-lint/random.ts';
import { decoys } from './decoys.ts';
import { fileSeeds } from './file-seeds.ts';
import { filler } from './filler.ts';
import { type Line, type Printed, printCatalogue, type Shape } from './print-catalogue.ts';
import type { Seed } from './seed.ts';

/** A mistake that is in the files, and where a reader would point. */
export interface Expected {
  kind: string;
  key: string;
  codes: readonly OwnRuleCode[];
  file: string;
  line: number;
  /** Columns at which a finding is right, both included; none where only the line counts. */
  from: number;
  to: number;
}

export interface SeededCatalogue {
  /** Texts by path: `i18n/{locale}/….json`, `i18n/terms.yaml` and the configuration of content-lint. */
  files: Map<string, string>;
  expected: Expected[];
  /** Keys in which there is nothing wrong. */
  clean: Set<string>;
}

/** Words with one agreed translation, and names, which the seeds of that class depend on. */
const terms = 'names: [Noorderlicht, Shopify]\nterms:\n  - { nl: offerte, en: quote }\n';

/** Clean messages with mistakes and decoys among them, in an order that follows from the seed. */
export function seededCatalogue(
  messages: number,
  {
    seeds = [],
    files = [],
    seed = 1,
    shape = 'nested',
  }: { seeds?: readonly Seed[]; files?: readonly (keyof typeof fileSeeds)[]; seed?: number; shape?: Shape },
): SeededCatalogue {
  const next = random(seed);
  const rows: { nl: string | undefined; en: string | undefined; from?: Seed }[] = [
    ...seeds.map((one) => ({ nl: one.nl, en: one.en, from: one })),
    ...decoys.map(([nl, en]) => ({ nl, en })),
  ];
  rows.push(...filler(Math.max(0, messages - rows.length), seed).map(([nl, en]) => ({ nl, en })));
  const sorted = rows.map((row) => ({ row, at: next() })).sort((a, b) => a.at - b.at);
  const lines: Record<'nl' | 'en', Line[]> = { nl: [], en: [] };
  sorted.forEach(({ row }, at) => {
    const key = `group${String(Math.floor(at / 25)).padStart(4, '0')}.text${at % 25}`;
    const ascii = next() < 0.3;
    for (const locale of ['nl', 'en'] as const) {
      const text = row[locale];
      if (text === undefined) continue;
      lines[locale].push({ key, text, ascii, ...(row.from ? { seed: row.from } : {}) });
    }
  });
  const printed = { nl: printCatalogue(lines.nl, shape), en: printCatalogue(lines.en, shape) };
  const result: SeededCatalogue = {
    files: new Map([
      ['i18n/nl/site.json', printed.nl.text],
      ['i18n/en/site.json', printed.en.text],
      ['i18n/terms.yaml', terms],
      ['content-lint.config.ts', "export default { formats: { number: ['euro'] } };\n"],
    ]),
    expected: sorted.flatMap(({ row: { from } }, at) => {
      const key = `group${String(Math.floor(at / 25)).padStart(4, '0')}.text${at % 25}`;
      return from ? [expectedOf(from, key, printed)] : [];
    }),
    clean: new Set(),
  };
  sorted.forEach(({ row }, at) => {
    if (!row.from) result.clean.add(`site.group${String(Math.floor(at / 25)).padStart(4, '0')}.text${at % 25}`);
  });
  for (const name of files) {
    const { texts, expected } = fileSeeds[name];
    for (const [path, text] of Object.entries(texts)) result.files.set(path, text);
    result.expected.push(...expected.map((one) => ({ kind: name, ...one })));
  }
  return result;
}

function expectedOf(seed: Seed, key: string, printed: Record<'nl' | 'en', Printed>): Expected {
  const isMissing = seed.nl === undefined || seed.en === undefined;
  // What only one language has can only be pointed at where it is.
  const locale = isMissing ? (seed.nl === undefined ? 'en' : 'nl') : seed.locale;
  const place = printed[locale].places.get(key);
  if (!place) throw new Error(`${key} was not printed`);
  const { line, keyColumn, columnOf, endColumn } = place;
  const { start, end } = seed.part ?? { start: 0, end: 0 };
  // At the very beginning of a text the quote before it is as good a place.
  const [from, to] = seed.part ? [columnOf(start) - (start === 0 ? 1 : 0), columnOf(end) - 1] : [keyColumn, endColumn];
  return { kind: seed.kind, key: `site.${key}`, codes: seed.codes, file: `i18n/${locale}/site.json`, line, from, to };
}
