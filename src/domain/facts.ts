import * as v from 'valibot';
import type { Identity } from '#src/domain/identity.ts';

/** `content/facts.yaml`: every number the site claims, once, with its source. */
export const FactsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]*$/, 'name a fact in camelCase, such as `answerHours`')),
  v.strictObject({
    value: v.union([v.number(), v.string()]),
    /** Who stands for the number, or where it was measured. */
    source: v.pipe(v.string(), v.minLength(8, 'say who stands for the number, or where it was measured')),
    /** True for a number that the owner has still to confirm: the production check refuses it. */
    sample: v.optional(v.literal(true)),
  }),
);

export type Facts = v.InferOutput<typeof FactsSchema>;

/** Number formats that messages can use: `{basicPrice, number, euro}`. */
export const numberFormats = {
  euro: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
  rating: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const;

/** The global arguments: every message can use the facts, and the name and legal name of the agency. */
export function messageArguments(
  facts: Facts,
  { name, legalName }: Pick<Identity, 'name' | 'legalName'>,
): Record<string, number | string> {
  const values: Record<string, number | string> = { siteName: name, legalName };
  for (const [id, fact] of Object.entries(facts)) values[id] = fact.value;
  return values;
}
