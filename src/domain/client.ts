import * as v from 'valibot';
import { SlugSchema } from '#src/domain/slug.ts';

/** One client of `content/clients.yaml`. */
export const ClientSchema = v.strictObject({
  id: SlugSchema,
  name: v.string(),
  /** Path of its SVG wordmark below `public/`. */
  logo: v.pipe(v.string(), v.startsWith('/logos/clients/')),
  /** Slug of its case, or null. */
  projectUrl: v.nullable(v.string()),
});

export const ClientsSchema = v.array(ClientSchema);

export type Client = v.InferOutput<typeof ClientSchema>;
