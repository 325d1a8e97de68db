import { wordsOf } from '../language/sentences.ts';
import { readableText } from '../messages/readable-text.ts';
import type { StatsTable } from '../plugin.ts';
import type { Project } from '../project/project.ts';
import type { LoadedPlugin } from './plugins.ts';

export interface PageWords {
  /** The first two parts of its keys: `pages.home`. */
  page: string;
  /** Words by locale. */
  words: Record<string, number>;
}

export interface FieldLengths {
  /** The key with `*` for the second part and for places in lists: `products.*.features.*`. */
  field: string;
  shortest: TextLength;
  longest: TextLength;
}

interface TextLength {
  key: string;
  locale: string;
  /** In characters. */
  length: number;
}

export interface Stats {
  pages: PageWords[];
  /** Fields that more than one page has. */
  fields: FieldLengths[];
  /** What plugins count. */
  tables: StatsTable[];
}

/** A field with the pages that have it. */
interface FieldOfPages extends FieldLengths {
  pages: Set<string>;
}

/** Counts the words of every page, and finds the shortest and longest text of every field. */
export function statsOf(project: Project, plugins: readonly LoadedPlugin[] = []): Stats {
  const pages = new Map<string, Record<string, number>>();
  const fields = new Map<string, FieldOfPages>();
  for (const { locale, messages } of project.catalogues) {
    for (const [key, text] of messages) {
      const page = key.split('.', 2).join('.');
      const words = pages.get(page) ?? Object.fromEntries(project.locales.map((name) => [name, 0]));
      words[locale] = (words[locale] ?? 0) + wordsOf(readableText(key, locale, text)).length;
      pages.set(page, words);
      // The length is that of the text as it is written, with its ICU syntax.
      measure(fields, { key, locale, length: text.length });
    }
  }
  return {
    pages: [...pages].map(([page, words]) => ({ page, words })),
    fields: [...fields.values()].filter((field) => field.pages.size > 1).map(({ pages: _, ...field }) => field),
    tables: plugins.flatMap(({ plugin, data }) => plugin.stats?.(project, data) ?? []),
  };
}

/** Adds the length of a text to its field: `products.chair.features.0` belongs to the field `products.*.features.*`. */
function measure(fields: Map<string, FieldOfPages>, text: TextLength): void {
  const [folder = '', page = '', ...rest] = text.key.split('.');
  // A key of one or two parts, such as `products.chair`, names no field of a page.
  if (rest.length === 0) return;
  const field = [folder, '*', ...rest.map((part) => (/^\d+$/.test(part) ? '*' : part))].join('.');
  const lengths = fields.get(field) ?? { field, shortest: text, longest: text, pages: new Set<string>() };
  if (text.length < lengths.shortest.length) lengths.shortest = text;
  if (text.length > lengths.longest.length) lengths.longest = text;
  lengths.pages.add(page);
  fields.set(field, lengths);
}
