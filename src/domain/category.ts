import * as v from 'valibot';
import { IconSchema, ImagePathSchema } from '#src/domain/field-schemas.ts';

/** The three names of a category: its id, its key in the catalogues, and the name that the customer of this site has given its colour (R50, A17). */
export const categoryTable = {
  'web-development': { key: 'development', colour: 'blue' },
  'marketing-growth': { key: 'marketing', colour: 'green' },
  'innovate-ai': { key: 'ai', colour: 'purple' },
  'business-strategy': { key: 'business', colour: 'orange' },
  'branding-ux': { key: 'branding', colour: 'accent' },
  'print-promo': { key: 'print', colour: 'gray' },
} as const;

/** Gives the gradient classes of a category, which `src/styles/uno.config.ts` defines. */
export function gradientOf(category: CategoryId): string {
  const { colour } = categoryTable[category];
  return `from-${colour}-600 to-${colour}-800`;
}

export const categoryIds = Object.keys(categoryTable) as [CategoryId, ...CategoryId[]];

export type CategoryId = keyof typeof categoryTable;
export type CategoryKey = (typeof categoryTable)[CategoryId]['key'];

/** One category of `content/categories.yaml`. The site shows them in the order of that file. */
export const CategorySchema = v.pipe(
  v.strictObject({
    id: v.picklist(categoryIds),
    /** Prefix of its words in the catalogues. */
    i18nKey: v.string(),
    icon: IconSchema,
    /** Whether the overview shows it as a block of full width with its services; otherwise it is a card with small labels. */
    isFullWidth: v.boolean(),
    /** Its pixel size is in the image manifest. */
    image: v.optional(ImagePathSchema),
  }),
  v.forward(
    v.check(
      ({ id, i18nKey }) => i18nKey === `categories.${categoryTable[id].key}`,
      'write `categories.` and the key of the category in src/domain/category.ts',
    ),
    ['i18nKey'],
  ),
);

export const CategoriesSchema = v.pipe(
  v.array(CategorySchema),
  v.length(categoryIds.length, 'list exactly six categories'),
);

export type Category = v.InferOutput<typeof CategorySchema>;
