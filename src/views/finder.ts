import type { FinderIndex } from '#src/domain/finder.ts';
import type { Locale } from '#src/domain/locale.ts';
import { hasPageIn } from '#src/domain/service.ts';
import { type ViewContext, viewContext } from '#src/views/context.ts';
import { serviceLink } from '#src/views/links.ts';

/** The words of the field that the service finder stands on the overview with. */
export interface FinderView {
  label: string;
  placeholder: string;
}

export function finderView({ t }: ViewContext): FinderView {
  return { label: t.text('shell.finder.label'), placeholder: t.text('shell.finder.placeholder') };
}

/** A number that shows up in a text as itself, to find the place of the number in the plural forms. */
const samples = { one: 1, other: 20 } as const;

/** Every service of a locale as the finder searches it, and the words it answers with. */
export function finderIndex(locale: Locale): FinderIndex {
  const context = viewContext(locale);
  const { site, t } = context;
  const counts = Object.entries(samples).map(([category, count]) => [
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
        synonyms: t.text(`${service.i18nKey}.synonyms`),
        features: t.list(`${service.i18nKey}.features`).join(' '),
      };
    });
  return { none: t.text('shell.finder.none'), counts: Object.fromEntries(counts), entries };
}
