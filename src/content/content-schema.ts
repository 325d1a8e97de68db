import * as v from 'valibot';
import { CategoriesSchema } from '#src/domain/category.ts';
import { ClientsSchema } from '#src/domain/client.ts';
import { FactsSchema } from '#src/domain/facts.ts';
import { TextSchema } from '#src/domain/field-schemas.ts';
import { IdentitySchema } from '#src/domain/identity.ts';
import { MaintenancePackagesSchema } from '#src/domain/maintenance-package.ts';
import { OldAddressesSchema } from '#src/domain/old-address.ts';
import { ProjectCaseSchema } from '#src/domain/project-case.ts';
import { ReviewsSchema } from '#src/domain/reviews.ts';
import { ServiceSchema } from '#src/domain/service.ts';
import { emptySlugLock, SlugLockSchema } from '#src/domain/slug-lock.ts';

/** `content/technologies.yaml`: the six technologies whose logos the about page shows (R35, R86). */
export const TechnologiesSchema = v.pipe(
  v.array(TextSchema),
  v.length(6, 'list exactly six: the about page has room for six logos'),
);

/** A folder with one record a file. */
const recordsOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^[^/]+\.yaml$/, 'put records directly in their folder, as `<name>.yaml`')),
      schema,
    ),
    v.minEntries(1, 'put a file for each record in this folder'),
  );

/** `content/` as one object: each file is a field with its name, each folder a field whose name ends in a slash. */
export const ContentSchema = v.strictObject({
  'site.yaml': IdentitySchema,
  'facts.yaml': FactsSchema,
  'categories.yaml': CategoriesSchema,
  'clients.yaml': ClientsSchema,
  'packages.yaml': MaintenancePackagesSchema,
  'redirects.yaml': OldAddressesSchema,
  'reviews.yaml': ReviewsSchema,
  'technologies.yaml': TechnologiesSchema,
  /** A site that has published nothing yet needs none, though `npm run check` asks for it: it may have been lost. */
  'slugs.lock.yaml': v.optional(SlugLockSchema, emptySlugLock),
  'services/': recordsOf(ServiceSchema),
  'projects/': recordsOf(ProjectCaseSchema),
});
