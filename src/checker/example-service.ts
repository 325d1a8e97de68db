/** A service record as it would stand in its file, for the examples of rules. */
export function exampleService(id: string, own: { slug?: string; pair?: string; id?: string } = {}): string {
  return [
    `id: ${own.id ?? id}`,
    `i18nKey: services.${id}`,
    `slug: ${own.slug ?? id}`,
    ...(own.pair ? [`slugByLocale: { ${own.pair} }`] : []),
    'category: print-promo',
    'icon: square',
    'color: from-gray-600 to-gray-800',
    'order: 5',
    '',
  ].join('\n');
}
