import * as v from 'valibot';
import { recordWithSource, SlugSchema, TextSchema } from '#src/domain/field-schemas.ts';

/** One client of `content/clients.yaml`. */
export const ClientSchema = recordWithSource({
  id: SlugSchema,
  name: TextSchema,
  /** Path of its SVG wordmark below `public/`. */
  logo: v.pipe(
    v.string(),
    v.regex(/^\/logos\/clients\/[\w.-]+\.svg$/, 'write a path such as `/logos/clients/bakery.svg`'),
  ),
  /** Slug of its case, which is not a URL whatever the name says, or null (R55). */
  projectUrl: v.nullable(SlugSchema),
});

export const ClientsSchema = v.pipe(v.array(ClientSchema), v.minLength(1));

export type Client = v.InferOutput<typeof ClientSchema>;
