import * as v from 'valibot';
import { IconSchema, ImagePathSchema } from '#src/domain/field-schemas.ts';

/** The three names of a category: its id, its key in the catalogues, and its colour (R50, A17). */
export const categoryTable = {
  'web-development': { key: 'development', colour: 'blue' },
  'marketing-growth': { key: 'marketing', colour: 'green' },
  'innovate-ai': { key: 'ai', colour: 'purple' },
  'business-strategy': { key: 'business', colour: 'orange' },
  'branding-ux': { key: 'branding', colour: 'accent' },
  'print-promo': { key: 'print', colour: 'gray' },
} as const;

/** The gradient classes of a category, which `src/styles` defines. */
export function gradientOf(category: CategoryId): string {
  const { colour } = categoryTable[category];
  return `from-${colour}-600 to-${colour}-800`;
}

export const categoryIds = Object.keys(categoryTable) as [CategoryId, ...CategoryId[]];

export type CategoryId = keyof typeof categoryTable;
export type CategoryKey = (typeof categoryTable)[CategoryId]['key'];

/** One category of `content/categories.yaml`, in the order in which the site shows them. */
export const CategorySchema = v.pipe(
  v.strictObject({
    id: v.picklist(categoryIds),
    /** Prefix of its words in the catalogues. */
    i18nKey: v.string(),
    icon: IconSchema,
    /** A full-width block lists its service links; the other form shows icon, title, description and chips. */
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
