import * as v from 'valibot';
import { categoryIds } from '#src/domain/category.ts';
import { DrawingSchema } from '#src/domain/drawing.ts';
import { IconSchema, SlugSchema, sourceFields, wholeNumber } from '#src/domain/field-schemas.ts';
import { byLocale, type Locale, locales } from '#src/domain/locale.ts';

const euros = wholeNumber(1, 1_000_000);

/** What a service usually costs, in whole euros without VAT. */
export const PriceSchema = v.pipe(
  v.strictObject({
    from: euros,
    /** The upper end of the range. If it is left out, the page says “from”. */
    to: v.optional(euros),
    /** The price of an example, above `from` and below `to`; `terms.example` of the service describes it. */
    example: v.optional(euros),
    /** What the amount is for: a project, a month, or the unit that `terms.unit` of the service names. */
    per: v.picklist(['once', 'month', 'unit']),
    // `source` and `sample`: search engines do not get a sample as an offer.
    ...sourceFields,
  }),
  v.forward(
    v.check(({ from, to }) => to === undefined || to > from, 'write an amount above `from`, or leave it out'),
    ['to'],
  ),
  v.forward(
    v.check(
      ({ from, to = Number.POSITIVE_INFINITY, example }) => example === undefined || (example > from && example < to),
      'write an amount between `from` and `to`, or leave it out',
    ),
    ['example'],
  ),
);

export type Price = v.InferOutput<typeof PriceSchema>;

/** Page templates a service can have: the shared one, or one of the hand-written four (R32). */
export const serviceTemplates = ['generic', 'woocommerce', 'shopify', 'headless-laravel', 'maintenance'] as const;

/** `content/services/<id>.yaml`: all of a service that is not text; its texts are messages below `i18nKey`. */
export const ServiceSchema = v.strictObject({
  /** Same as the file's name. */
  id: SlugSchema,
  /** Prefix of its words in the catalogues: `services.<id>`. */
  i18nKey: v.pipe(v.string(), v.startsWith('services.')),
  /** The slug in every locale, unless `slugByLocale` says otherwise. */
  slug: SlugSchema,
  slugByLocale: v.optional(v.strictObject(byLocale(() => SlugSchema))),
  /** The id of the broader service that this one goes deeper into; the page of that service links to this one. */
  detailOf: v.optional(SlugSchema),
  /** The locales that have this page; all of them if it is left out. */
  locales: v.optional(v.pipe(v.array(v.picklist(locales)), v.minLength(1))),
  category: v.picklist(categoryIds),
  icon: IconSchema,
  template: v.optional(v.picklist(serviceTemplates), 'generic'),
  /** The drawing that the page shows under its heading; its words are at `drawings.<id>`. */
  drawing: v.optional(DrawingSchema),
  /** What it usually costs; its page says what the price depends on. */
  price: v.optional(PriceSchema),
  /** True if its result can have a maintenance package: its page then says what the packages cost. */
  canBeMaintained: v.optional(v.boolean(), false),
  /** Position in the category: lowest first. */
  order: wholeNumber(1, 999),
  /** False for a draft: it is checked, but neither built nor linked. */
  published: v.optional(v.boolean(), true),
  /** While it is not published: the id of the service that its address leads to. */
  successor: v.optional(SlugSchema),
});

export type Service = v.InferOutput<typeof ServiceSchema>;

/** The slug of a service in a locale. */
export function slugOf(service: Pick<Service, 'slug' | 'slugByLocale'>, locale: Locale): string {
  return service.slugByLocale?.[locale] ?? service.slug;
}

/** Whether a service has a page in a locale. */
export function hasPageIn(service: Pick<Service, 'locales'>, locale: Locale): boolean {
  return service.locales?.includes(locale) ?? true;
}

/**
 * Finds a service by its slug in any locale, whatever the current one is (R8).
 *
 * @example findService(services, 'web-development')?.id // 'website-ontwikkeling'
 */
export function findService<S extends Pick<Service, 'slug' | 'slugByLocale'>>(
  services: readonly S[],
  slug: string,
): S | undefined {
  return indexBy(services, bySlug, (service) => locales.map((locale) => slugOf(service, locale))).get(slug) as
    | S
    | undefined;
}

/** Finds a service by its id. */
export function serviceById<S extends Pick<Service, 'id'>>(services: readonly S[], id: string): S | undefined {
  return indexBy(services, byId, (service) => [service.id]).get(id) as S | undefined;
}

/** For each list of services, its index. */
type IndexCache = WeakMap<readonly unknown[], Map<string, unknown>>;
const bySlug: IndexCache = new WeakMap();
const byId: IndexCache = new WeakMap();

/**
 * An index of the services by each of their keys; of two with the same key it has the first. Cached per list, because
 * every page of a build looks services up.
 */
function indexBy<S>(services: readonly S[], cache: IndexCache, keysOf: (service: S) => string[]): Map<string, unknown> {
  const cached = cache.get(services);
  if (cached) return cached;
  const index = new Map<string, unknown>();
  for (const service of services) for (const key of keysOf(service)) if (!index.has(key)) index.set(key, service);
  cache.set(services, index);
  return index;
}
