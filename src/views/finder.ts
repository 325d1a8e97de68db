import { categoryTable } from '#src/domain/category.ts';
import type { FinderIndex } from '#src/domain/finder.ts';
import type { Locale } from '#src/domain/locale.ts';
import { hasPageIn } from '#src/domain/service.ts';
import { type ViewContext, viewContext } from '#src/views/context.ts';
import { pageLink, serviceLink } from '#src/views/links.ts';

/** The texts of the search field on the services overview. */
export interface FinderView {
  label: string;
  placeholder: string;
}

export function finderView({ t }: ViewContext): FinderView {
  return { label: t.text('shell.finder.label'), placeholder: t.text('shell.finder.placeholder') };
}

/** An example of each plural category; in the formatted text the number is replaced by `#`. */
const samples = { one: 1, other: 20 } as const;

/** Every service of a locale as the finder searches it, and the texts that say how many were found. */
export function finderIndex(locale: Locale): FinderIndex {
  const context = viewContext(locale);
  const { site, t } = context;
  const counts = Object.entries(samples).map(([pluralCategory, count]) => [
    pluralCategory,
    t.text('shell.finder.count', { count }).replace(String(count), '#'),
  ]);
  const entries = site.services
    .filter((service) => hasPageIn(service, locale))
    .map((service) => {
      const { label, href } = serviceLink(context, service);
      return {
        title: label,
        href,
        category: categoryTable[service.category].key,
        synonyms: t.text(`${service.i18nKey}.synonyms`),
        features: t.list(`${service.i18nKey}.features`).join(' '),
      };
    });
  const ask = pageLink(context, 'contact', 'shell.finder.ask');
  return { none: t.text('shell.finder.none'), ask, counts: Object.fromEntries(counts), entries };
}
