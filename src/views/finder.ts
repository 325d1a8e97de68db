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

/**
 * A number for each plural category of a locale: 1 for `one` and 2 for `other`. Below 200, as there are fewer services.
 */
export function pluralSamples(locale: string): Map<string, number> {
  const rules = new Intl.PluralRules(locale);
  const samples = new Map<string, number>();
  for (let count = 1; count < 200; count++) {
    const category = rules.select(count);
    if (!samples.has(category)) samples.set(category, count);
  }
  return samples;
}

/** Every service of a locale as the finder searches it, and the texts that say how many were found. */
export function finderIndex(locale: Locale): FinderIndex {
  const context = viewContext(locale);
  const { site, t } = context;
  // One text for each plural category: the browser puts the real number in the place of `#`.
  const counts = [...pluralSamples(locale)].map(([category, count]) => [
    category,
    t.text('shell.finder.count', { count }).replace(String(count), '#'),
  ]);
  const entries = site.services
    .filter((service) => hasPageIn(service, locale))
    .map((service) => {
      const { label, href } = serviceLink(context, service);
      return {
        title: label,
        href,
        // As `data-category` and the classes of colours have it.
        category: categoryTable[service.category].key,
        synonyms: t.text(`${service.i18nKey}.synonyms`),
        features: t.list(`${service.i18nKey}.features`).join(' '),
      };
    });
  const ask = pageLink(context, 'contact', 'shell.finder.ask');
  return { none: t.text('shell.finder.none'), ask, counts: Object.fromEntries(counts), entries };
}
