import * as v from 'valibot';
import { DatesSchema } from '#src/domain/dates.ts';
import { ImagePathSchema, recordWithSource, SlugSchema, TextSchema, wholeNumber } from '#src/domain/field-schemas.ts';

const hex = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/, 'write a colour such as "#1F4FD8"'));

/**
 * A service that a case used. `screen` is a picture of the case's gallery: if it is given, the page of the service
 * shows this case with that picture. Of several such cases it shows the first.
 */
const UsedServiceSchema = v.strictObject({ id: SlugSchema, screen: v.optional(ImagePathSchema) });

/**
 * `content/projects/<slug>.yaml`: a case. Its words are at `i18nKey`; the slug is the same in all locales. A case may be
 * a sample, with its `source`.
 */
export const ProjectCaseSchema = v.pipe(
  recordWithSource({
    slug: SlugSchema,
    i18nKey: v.pipe(v.string(), v.startsWith('projects.')),
    /** The client's own name: the same in every language. */
    client: TextSchema,
    year: wholeNumber(2000, 2100),
    /** The live site of the client. The customer chose the name of the field (R52). */
    projectURL: v.pipe(v.string(), v.url(), v.startsWith('https://')),
    /** The services that were delivered. */
    services: v.pipe(v.array(UsedServiceSchema), v.minLength(1)),
    /** Names of technologies. Their logos are found by name; a technology without one is shown by its name. */
    stack: v.pipe(v.array(TextSchema), v.minLength(1)),
    /** The client's own two colours, for the frame around its pictures. */
    colours: v.tuple([hex, hex]),
    thumbnail: ImagePathSchema,
    cover: ImagePathSchema,
    gallery: v.pipe(v.array(ImagePathSchema), v.minLength(1)),
    /** When its page was published and last changed. */
    dates: DatesSchema,
    /** False for a draft: it is checked, but neither built nor linked. */
    published: v.boolean(),
    /** While it is not published: the slug of the case that its address leads to. */
    successor: v.optional(SlugSchema),
  }),
  v.forward(
    v.check(
      ({ services, gallery }) => services.every(({ screen }) => screen === undefined || gallery.includes(screen)),
      'write a screen that is in the gallery',
    ),
    ['services'],
  ),
);

export type ProjectCase = v.InferOutput<typeof ProjectCaseSchema>;

/** How many other cases a case shows at its end (R41). */
export const maxOtherProjects = 3;

/** How many badges a card shows (R41). */
export const maxBadges = 2;

/**
 * Gives the cases that the case `slug` shows at its end (R41): those that follow it in the list, with the first again
 * after the last. So each case is shown at the end of another.
 */
export function otherProjects<P extends Pick<ProjectCase, 'slug'>>(projects: readonly P[], slug: string): P[] {
  const at = projects.findIndex((project) => project.slug === slug);
  // A draft is not in the list: then `at` is -1, and the first cases are shown.
  return [...projects.slice(at + 1), ...projects.slice(0, Math.max(0, at))].slice(0, maxOtherProjects);
}
