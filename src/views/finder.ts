import type { FinderEntry } from '#src/domain/finder.ts';
import type { Locale } from '#src/domain/locale.ts';
import { isIn } from '#src/domain/service.ts';
import { serviceLink, type ViewContext, viewContext } from '#src/views/context.ts';

/** The words around the service finder, and where its index lies. */
export interface FinderView {
  label: string;
  placeholder: string;
  none: string;
  /** How many were found, for each plural category of the locale, with `#` for the number. */
  counts: Record<string, string>;
  index: string;
}

/** Where the index of a locale is served. */
export function finderPath(locale: Locale): string {
  return `/finder/${locale}.json`;
}

/** Every service of a locale as the finder searches it. */
export function finderIndex(locale: Locale): FinderEntry[] {
  const context = viewContext(locale);
  const { site, t } = context;
  return site.services
    .filter((service) => isIn(service, locale))
    .map((service) => {
      const { label, href } = serviceLink(context, service);
      return {
        title: label,
        href,
        synonyms: t.text(`${service.i18nKey}.synonyms`),
        features: t.list(`${service.i18nKey}.features`).join(' '),
      };
    });
}

/** A number that shows up in a text as itself, to find the place of the number in the plural forms. */
const samples = { one: 1, other: 20 } as const;

export function finderView({ locale, t }: ViewContext): FinderView {
  const counts = Object.entries(samples).map(([category, count]) => [
    category,
    t.text('shell.finder.count', { count }).replace(String(count), '#'),
  ]);
  return {
    label: t.text('shell.finder.label'),
    placeholder: t.text('shell.finder.placeholder'),
    none: t.text('shell.finder.none'),
    counts: Object.fromEntries(counts),
    index: finderPath(locale),
  };
}
