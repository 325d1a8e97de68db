import * as v from 'valibot';

/** The three names of a category: its id, its key in the catalogues, and its colour (R50, A17). */
export const categoryTable = {
  'web-development': { key: 'development', colour: 'blue' },
  'marketing-growth': { key: 'marketing', colour: 'green' },
  'innovate-ai': { key: 'ai', colour: 'purple' },
  'business-strategy': { key: 'business', colour: 'orange' },
  'branding-ux': { key: 'branding', colour: 'accent' },
  'print-promo': { key: 'print', colour: 'gray' },
} as const;

export const categoryIds = Object.keys(categoryTable) as [CategoryId, ...CategoryId[]];

export type CategoryId = keyof typeof categoryTable;
export type CategoryKey = (typeof categoryTable)[CategoryId]['key'];

/** One category of `content/categories.yaml`, in the order in which the site shows them. */
export const CategorySchema = v.strictObject({
  id: v.picklist(categoryIds),
  /** Prefix of its words in the catalogues. */
  i18nKey: v.pipe(v.string(), v.startsWith('categories.')),
  /** Name of a Lucide icon. */
  icon: v.string(),
  /** A full-width block lists its service links; the other form shows icon, title, description and chips. */
  isFullWidth: v.boolean(),
  /** Path of its picture below `public/`, with its pixel size in the image manifest. */
  image: v.optional(v.pipe(v.string(), v.startsWith('/images/'))),
});

export const CategoriesSchema = v.pipe(v.array(CategorySchema), v.length(6, 'list exactly six categories'));

export type Category = v.InferOutput<typeof CategorySchema>;
