import type { ExampleFiles } from '#cli/content-lint/api.ts';

/** The locales of the examples of rules, which are projects of their own. */
export type ExampleLocale = 'nl' | 'en';

/**
 * The text of the file of a service record, for the examples of rules. Its id and its slug are `name`, the name of the
 * file, unless `overrides` has another one: the rule `content/id` shows an id that is not that name. `slugByLocale` is
 * what is between the braces of that field, such as `nl: vloer, en: printed-floors`.
 */
export function exampleService(
  name: string,
  overrides: { slug?: string; slugByLocale?: string; id?: string } = {},
): string {
  return [
    `id: ${overrides.id ?? name}`,
    `i18nKey: services.${name}`,
    `slug: ${overrides.slug ?? name}`,
    ...(overrides.slugByLocale ? [`slugByLocale: { ${overrides.slugByLocale} }`] : []),
    'category: print-promo',
    'icon: square',
    'order: 5',
    '',
  ].join('\n');
}

/** Services with one text each, in both languages: incomplete, but enough to show what a rule checks. */
export function exampleServices(texts: Readonly<Record<string, Record<ExampleLocale, string>>>): ExampleFiles {
  const catalogue = (locale: ExampleLocale) =>
    JSON.stringify(
      { services: Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { description: text[locale] }])) },
      null,
      2,
    );
  const records = Object.keys(texts).map((id) => [`content/services/${id}.yaml`, exampleService(id)]);
  return { ...Object.fromEntries(records), 'i18n/nl.json': catalogue('nl'), 'i18n/en.json': catalogue('en') };
}
