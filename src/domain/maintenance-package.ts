import * as v from 'valibot';

/** One maintenance package of `content/packages.yaml`. Its price is a fact, or null if it is agreed with the client. */
export const MaintenancePackageSchema = v.pipe(
  v.strictObject({
    id: v.picklist(['basic', 'professional', 'enterprise']),
    i18nKey: v.string(),
    /** Id of the fact that holds the price in euro a month. */
    price: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]\w*Price$/, 'write the name of a price in facts.yaml'))),
    /** Whether its card has a badge that says that it is popular (R83). */
    popular: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(({ id, i18nKey }) => i18nKey === `packages.${id}`, 'write `packages.` and the id of the package'),
    ['i18nKey'],
  ),
);

export const MaintenancePackagesSchema = v.pipe(
  v.array(MaintenancePackageSchema),
  v.length(3, 'list exactly three packages'),
);

export type MaintenancePackage = v.InferOutput<typeof MaintenancePackageSchema>;
