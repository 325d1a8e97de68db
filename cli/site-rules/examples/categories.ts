/**
 * The categories as they would be in their file, the first with a picture where one is given, for the examples of rules.
 */
export function exampleCategories(image: string | undefined): string {
  const ids = ['web-development', 'marketing-growth', 'innovate-ai', 'business-strategy', 'branding-ux', 'print-promo'];
  const keys = ['development', 'marketing', 'ai', 'business', 'branding', 'print'];
  return ids
    .map((id, at) => {
      const imageField = at === 0 && image ? `, image: ${image}` : '';
      return `- { id: ${id}, i18nKey: categories.${keys[at]}, icon: square, isFullWidth: true${imageField} }\n`;
    })
    .join('');
}
