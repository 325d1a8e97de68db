/**
 * The text of the file of categories, for the examples of rules. The first category has a picture if one is given.
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
