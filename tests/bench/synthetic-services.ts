import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { locales } from '#src/domain/locale.ts';
import { ServiceSchema } from '#src/domain/service.ts';

type Words = string | Words[] | { [name: string]: Words };

/**
 * Adds made-up services to a copy of the project until every locale has `wanted` of them. Each is a real record of the
 * shared template under a name of its own, with every word of its catalogues marked, so that no text occurs twice.
 * Gives how many were added.
 */
export function addServices(root: string, wanted: number): number {
  const folder = path.join(root, 'content/services');
  const records = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => v.parse(ServiceSchema, parse(readFileSync(path.join(folder, name), 'utf8'))));
  const inBoth = records.filter((record) => !record.locales);
  const patterns = inBoth.filter((record) => record.template === 'generic');
  const missing = Math.max(0, wanted - inBoth.length);
  for (let count = 0; count < missing; count++) {
    const pattern = patterns[count % patterns.length] as (typeof patterns)[number];
    const mark = markOf(count);
    const id = `${pattern.id}-${mark}`;
    const { slugByLocale, ...rest } = pattern;
    const record = {
      ...rest,
      id,
      i18nKey: `services.${id}`,
      slug: `${pattern.slug}-${mark}`,
      ...(slugByLocale && { slugByLocale: { nl: `${slugByLocale.nl}-${mark}`, en: `${slugByLocale.en}-${mark}` } }),
      order: 100 + (count % 900),
    };
    writeFileSync(path.join(folder, `${id}.yaml`), stringify(record));
    for (const locale of locales) {
      const from = path.join(root, 'i18n', locale, `${pattern.i18nKey.replaceAll('.', '/')}.json`);
      const to = path.join(root, 'i18n', locale, 'services', `${id}.json`);
      mkdirSync(path.dirname(to), { recursive: true });
      const words = JSON.parse(readFileSync(from, 'utf8')) as Words;
      writeFileSync(to, JSON.stringify(marked(words, mark), null, 2));
    }
  }
  return missing;
}

function marked(words: Words, mark: string): Words {
  if (typeof words === 'string') return `${words} ${mark}`;
  if (Array.isArray(words)) return words.map((word) => marked(word, mark));
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, marked(word, mark)]));
}

/** A pronounceable word for a number, without digits, since a message may hold none: `bababa`, `babaca` … */
function markOf(number: number): string {
  const consonants = 'bcdfghjklmnpqrstvwxz';
  const syllable = (value: number) => `${consonants[value % 20]}${'aeiou'[Math.floor(value / 20) % 5]}`;
  return [Math.floor(number / 10_000), Math.floor(number / 100), number].map((value) => syllable(value % 100)).join('');
}
