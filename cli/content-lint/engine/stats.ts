import { readSiteRecords, type SiteRecords } from '#cli/site-rules/records/site-records.ts';
import type { SimilarTexts } from '#cli/site-rules/similarity/likeness.ts';
import { serviceLikeness } from '#cli/site-rules/similarity/service-likeness.ts';
import { countWords } from '../language/sentences.ts';
import { readableText } from '../messages/readable-text.ts';
import type { Project } from '../project/project.ts';

export interface PageWords {
  /** The first two parts of its keys: `services.seo`, `pages.home`. */
  page: string;
  /** Words by locale. */
  words: Record<string, number>;
}

export interface FieldLengths {
  /** The key with `*` for the record and for places in lists: `services.*.features.*`. */
  field: string;
  shortest: { key: string; locale: string; length: number };
  longest: { key: string; locale: string; length: number };
}

export interface Stats {
  pages: PageWords[];
  /** Fields that more than one record has. */
  fields: FieldLengths[];
  /** The ten pairs of services whose own texts are most alike. */
  similar: (SimilarTexts & { locale: string })[];
}

/** Counts the words of every page, finds the extremes of every field, and the services that are most alike. */
export function statsOf(project: Project): Stats {
  const pages = new Map<string, Record<string, number>>();
  const fields = new Map<string, FieldLengths & { records: Set<string> }>();
  for (const { locale, messages } of project.catalogues) {
    for (const [key, text] of messages) {
      const page = key.split('.', 2).join('.');
      const words = pages.get(page) ?? Object.fromEntries(project.locales.map((one) => [one, 0]));
      words[locale] = (words[locale] ?? 0) + countWords(readableText(key, locale, text));
      pages.set(page, words);
      measure(fields, { key, locale, length: text.length });
    }
  }
  const site = readSiteRecords(project);
  return {
    pages: [...pages].map(([page, words]) => ({ page, words })),
    fields: [...fields.values()].filter(({ records }) => records.size > 1).map(({ records, ...field }) => field),
    similar: site ? mostAlike(project, site).slice(0, 10) : [],
  };
}

function mostAlike(project: Project, site: SiteRecords): Stats['similar'] {
  return project.locales
    .flatMap((locale) => serviceLikeness(project, site, locale).texts.map((pair) => ({ ...pair, locale })))
    .sort((a, b) => b.similarity - a.similarity);
}

function measure(
  fields: Map<string, FieldLengths & { records: Set<string> }>,
  one: { key: string; locale: string; length: number },
): void {
  const [folder = '', record = '', ...rest] = one.key.split('.');
  if (rest.length === 0) return;
  const field = [folder, '*', ...rest.map((part) => (/^\d+$/.test(part) ? '*' : part))].join('.');
  const own = fields.get(field) ?? { field, shortest: one, longest: one, records: new Set<string>() };
  if (one.length < own.shortest.length) own.shortest = one;
  if (one.length > own.longest.length) own.longest = one;
  own.records.add(record);
  fields.set(field, own);
}
