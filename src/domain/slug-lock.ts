import * as v from 'valibot';
import { SlugSchema } from '#src/domain/slug.ts';

/** The slug a page has now, then those it had before, newest first. */
const history = v.pipe(v.array(SlugSchema), v.minLength(1));

/**
 * `content/slugs.lock.yaml`: every slug that was ever published, by the record that answers for it now. What stands
 * behind the first of a list is redirected to it; a slug of a page that is gone goes to the list of its successor.
 */
export const SlugLockSchema = v.strictObject({
  /** By id; a service that one locale does not have has no list there. */
  services: v.record(SlugSchema, v.strictObject({ nl: v.optional(history), en: v.optional(history) })),
  /** By the slug the case has now, the same in both locales. */
  projects: v.record(SlugSchema, history),
});

export type SlugLock = v.InferOutput<typeof SlugLockSchema>;

/** Where the lock lies, from the root of the project. */
export const slugLockPath = 'content/slugs.lock.yaml';

/** A lock of a site that has published nothing yet. */
export const emptySlugLock: SlugLock = { services: {}, projects: {} };
