import type { Project, RecordFile } from '#cli/content-lint/api.ts';

/** One slug of one service in one locale, with its path in the file. */
export interface SlugUse {
  file: RecordFile;
  id: string;
  locale: string;
  slug: string;
  path: (string | number)[];
}

/**
 * The slugs of all services as their files have them, also of records that fail their schema for another reason. Cases
 * are not among them: their slug is the same in every language.
 */
export function slugTable(project: Pick<Project, 'records' | 'locales'>): SlugUse[] {
  return project.records.flatMap((file) => {
    const data = /^content\/services\//.test(file.path)
      ? (file.data as Record<string, unknown> | undefined)
      : undefined;
    if (!data || typeof data !== 'object') return [];
    const slugByLocale = (data.slugByLocale ?? {}) as Record<string, unknown>;
    // A service may have pages in some languages only.
    const locales = Array.isArray(data.locales) ? (data.locales as string[]) : project.locales;
    return locales.flatMap((locale) => {
      const slug = slugByLocale[locale] ?? data.slug;
      const path = slugByLocale[locale] === undefined ? ['slug'] : ['slugByLocale', locale];
      return typeof slug === 'string' ? [{ file, id: String(data.id ?? ''), locale, slug, path }] : [];
    });
  });
}
