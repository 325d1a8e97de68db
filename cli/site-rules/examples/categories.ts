import { categoryTable } from '#src/domain/category.ts';

/**
 * The text of the file of categories, for the examples of rules. The first category has a picture if one is given.
 */
export function exampleCategories(image: string | undefined): string {
  return Object.entries(categoryTable)
    .map(([id, { key }], at) => {
      const imageField = at === 0 && image ? `, image: ${image}` : '';
      return `- { id: ${id}, i18nKey: categories.${key}, icon: square, isFullWidth: true${imageField} }\n`;
    })
    .join('');
}
