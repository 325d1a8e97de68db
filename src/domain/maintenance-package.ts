import * as v from 'valibot';

/** One maintenance package of `content/packages.yaml`; its price is a fact, or null where it is agreed with the client. */
export const MaintenancePackageSchema = v.strictObject({
  id: v.picklist(['basic', 'professional', 'enterprise']),
  i18nKey: v.pipe(v.string(), v.startsWith('packages.')),
  /** Id of the fact that holds the price in euro a month. */
  price: v.nullable(v.string()),
  /** How many entries its list has in the catalogues. */
  items: v.pipe(v.number(), v.integer()),
  popular: v.optional(v.boolean(), false),
});

export const MaintenancePackagesSchema = v.pipe(v.array(MaintenancePackageSchema), v.length(3));

export type MaintenancePackage = v.InferOutput<typeof MaintenancePackageSchema>;
