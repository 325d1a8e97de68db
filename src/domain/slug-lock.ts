import * as v from 'valibot';
import { SlugSchema } from '#src/domain/field-schemas.ts';
import { byLocale, type Locale } from '#src/domain/locale.ts';

/** The current slug of a page, then its earlier ones, newest first. */
const SlugHistorySchema = v.pipe(v.array(SlugSchema), v.minLength(1));

/**
 * `content/slugs.lock.yaml`: every slug that was ever published, by the record that has it now. The first slug of a
 * list is the current one; the others are redirected to it. The slugs of a page that is gone move to the list of its
 * successor.
 */
export const SlugLockSchema = v.strictObject({
  /** By id. A service has no list for a locale in which it has no page. */
  services: v.record(SlugSchema, v.strictObject(byLocale(() => v.optional(SlugHistorySchema)))),
  /** By the current slug of the case, which is the same in all locales. */
  projects: v.record(SlugSchema, SlugHistorySchema),
});

export type SlugLock = v.InferOutput<typeof SlugLockSchema>;

/** A record that is not published, and the record that its addresses lead to instead. */
interface Draft {
  /** The key in the lock: the id of a service, the slug of a case. So too for `successor`. */
  id: string;
  successor?: string | undefined;
}

/**
 * Gives a copy of the lock in which the slugs of drafts are among the earlier slugs of their successors, too. A successor
 * is published, and has a page in each locale that the draft had one in: `slug/removed` refuses another.
 */
export function slugLockWithSuccessors(
  lock: SlugLock,
  drafts: { services: readonly Draft[]; projects: readonly Draft[] },
): SlugLock {
  const { services, projects } = structuredClone(lock);
  for (const { id, successor } of drafts.services) {
    const successorLists = successor === undefined ? undefined : services[successor];
    if (successorLists)
      for (const [locale, slugs] of Object.entries(services[id] ?? {}))
        successorLists[locale as Locale]?.push(...(slugs ?? []));
  }
  for (const { id, successor } of drafts.projects) {
    if (successor !== undefined) projects[successor]?.push(...(projects[id] ?? []));
  }
  return { services, projects };
}

/** The path of the lock, from the root of the project. */
export const slugLockPath = 'content/slugs.lock.yaml';

/** The lock of a site that has not published anything yet. */
export const emptySlugLock: SlugLock = { services: {}, projects: {} };
