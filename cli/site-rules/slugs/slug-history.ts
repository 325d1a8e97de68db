import type { Project, RecordFile } from '#cli/content-lint/api.ts';
import type { SlugLock } from '#src/domain/slug-lock.ts';
import { slugTable } from './slug-table.ts';

export type SlugFolder = 'services' | 'projects';

/** A slug in use. Without a locale it is used in every language, as those of cases are. */
export interface LiveSlug {
  folder: SlugFolder;
  /** The id of a service; of a case its slug, because it has no other id. */
  id: string;
  locale: string | undefined;
  slug: string;
  file: RecordFile;
  /** The path of the slug in that file. */
  path: (string | number)[];
}

/** One list of the lock: the slug that was published last, then the older ones. */
export interface SlugHistory {
  folder: SlugFolder;
  /** As in `LiveSlug`. */
  id: string;
  locale: string | undefined;
  slugs: readonly string[];
  /** The path of the list in the lock. */
  path: (string | number)[];
}

/** Every slug in use; a draft has none yet. */
export function liveSlugs(project: Pick<Project, 'records' | 'locales'>): LiveSlug[] {
  const services = slugTable(project)
    .filter(({ file }) => isPublished(file))
    .map((use): LiveSlug => ({ folder: 'services', ...use }));
  const projects = project.records.flatMap((file): LiveSlug[] => {
    const data = /^content\/projects\//.test(file.path) ? (file.data as Record<string, unknown> | null) : null;
    if (typeof data?.slug !== 'string' || !isPublished(file)) return [];
    return [{ folder: 'projects', id: data.slug, locale: undefined, slug: data.slug, file, path: ['slug'] }];
  });
  return [...services, ...projects];
}

function isPublished({ data }: RecordFile): boolean {
  return (data as { published?: unknown }).published !== false;
}

/** The lists of a lock, one by one. */
export function slugHistories(lock: SlugLock): SlugHistory[] {
  const services = Object.entries(lock.services).flatMap(([id, lists]) =>
    Object.entries(lists).map(([locale, slugs]): SlugHistory => {
      return { folder: 'services', id, locale, slugs: slugs ?? [], path: ['services', id, locale] };
    }),
  );
  const projects = Object.entries(lock.projects).map(([id, slugs]): SlugHistory => {
    return { folder: 'projects', id, locale: undefined, slugs, path: ['projects', id] };
  });
  return [...services, ...projects];
}

/** Whether two slugs are of the same folder and locale: the same slug would then give the same address. */
export function isSameFolderAndLocale(
  a: Pick<LiveSlug, 'folder' | 'locale'>,
  b: Pick<LiveSlug, 'folder' | 'locale'>,
): boolean {
  return a.folder === b.folder && a.locale === b.locale;
}

/** Whether the page `id`, such as the successor of a hidden one, is published in the folder and locale of a list. */
export function isPublishedIn(id: string | undefined, list: SlugHistory, live: readonly LiveSlug[]): boolean {
  return live.some((page) => page.id === id && isSameFolderAndLocale(page, list));
}
