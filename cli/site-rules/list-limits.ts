import { serviceMessageLimits } from '#src/domain/service-texts.ts';

/** How many items a list of messages may have. */
export interface ListLimit {
  min: number;
  max: number;
}

/**
 * The lists whose items may be moved, and added or removed between `min` and `max`. `*` is any one part of a name. Of
 * other lists, the code uses single items.
 */
const limits: readonly (ListLimit & { list: string })[] = [
  // The numbers in the specification are minimums (R43, R82, R83, R84, R88).
  { list: 'pages.contact.faq.items', min: 4, max: 16 },
  { list: 'packages.basic.items', min: 4, max: 10 },
  { list: 'packages.professional.items', min: 5, max: 10 },
  { list: 'packages.enterprise.items', min: 4, max: 10 },
  // The lists of a service have exactly the numbers of items of R47.
  ...serviceMessageLimits.flatMap(({ field, count }) =>
    count === undefined ? [] : [{ list: `services.*.${field}`, min: count, max: count }],
  ),
  { list: 'services.*.terms.extras', min: 2, max: 8 },
  { list: 'projects.*.badges', min: 1, max: 4 },
  { list: 'projects.*.kpis', min: 1, max: 4 },
  { list: 'pages.home.claims.items', min: 6, max: 9 },
  { list: 'pages.about.story.paragraphs', min: 1, max: 8 },
  { list: 'pages.about.values.items', min: 3, max: 3 },
  { list: 'pages.approach.steps.*.details', min: 4, max: 4 },
  // Paragraphs may be added and removed; the sections of a legal text may not, because the code adds links to some of
  // them.
  { list: 'pages.*.sections.*.paragraphs', min: 1, max: 12 },
  { list: 'contact.form.sent.steps', min: 3, max: 3 },
];

const patterns = limits.map(({ list, min, max }) => {
  const text = list.replaceAll('.', '\\.').replaceAll('*', '[^.]+');
  return { pattern: new RegExp(`^${text}$`), limit: { min, max } };
});

/** Finds the limit of a list by its name; undefined if the list may not change. */
export function listLimitOf(list: string): ListLimit | undefined {
  return patterns.find(({ pattern }) => pattern.test(list))?.limit;
}

/** How many items each list of a catalogue has, by its name: `pages.contact.faq.items`. */
export function listLengths(keys: Iterable<string>): Map<string, number> {
  const lengths = new Map<string, number>();
  // `.2` of `pages.contact.faq.items.2.answer`.
  for (const key of keys)
    for (const part of key.matchAll(/\.(\d+)(?=\.|$)/g)) {
      const list = key.slice(0, part.index);
      lengths.set(list, Math.max(lengths.get(list) ?? 0, Number(part[1]) + 1));
    }
  return lengths;
}
