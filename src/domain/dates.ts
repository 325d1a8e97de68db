import * as v from 'valibot';

/** A day such as `2026-11-23` that exists in the calendar. */
export const DaySchema = v.pipe(
  v.string('write a day such as 2026-11-23'),
  // `Date` turns 2026-02-30, which does not exist, into 2026-03-02. `toJSON` gives null for a text that is no date.
  v.check((text) => new Date(text).toJSON()?.slice(0, 10) === text, 'write a day such as 2026-11-23'),
);

/** When a text was published and when it was last changed. */
export const DatesSchema = v.pipe(
  v.strictObject({ published: DaySchema, modified: DaySchema }),
  v.forward(
    v.check(({ published, modified }) => modified >= published, 'write a day that is not before `published`'),
    ['modified'],
  ),
);

type Dates = v.InferOutput<typeof DatesSchema>;

/** The arguments of a message that shows the dates: midnight of each day in UTC. */
export function dateArguments({ published, modified }: Dates): Record<keyof Dates, Date> {
  return { published: new Date(published), modified: new Date(modified) };
}
