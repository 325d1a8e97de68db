import * as v from 'valibot';
import { sourceFields, TextSchema } from '#src/domain/field-schemas.ts';
import { hoursByPriceArgument, priceOfArgument } from '#src/domain/hours-prices.ts';
import type { Identity } from '#src/domain/identity.ts';

const amount = v.pipe(
  v.number('write a number above zero'),
  v.finite('write a number above zero'),
  v.gtValue(0, 'write a number above zero'),
);
const timeOfDay = v.pipe(
  v.string('write a time such as "07:00"'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as "07:00"'),
);

const fact = <Value extends v.GenericSchema>(value: Value) =>
  v.strictObject({
    value,
    ...sourceFields,
  });

/** The facts that are not numbers, and the facts that code reads by name. */
const namedFacts = {
  reviewSource: fact(TextSchema),
  openFrom: fact(timeOfDay),
  openTo: fact(timeOfDay),
  rating: fact(amount),
  ratingMax: fact(amount),
  // How long an enquiry is kept, and the hash of the network address from which it came.
  enquiryDays: fact(amount),
  addressHours: fact(amount),
};

/** Names of the facts that a site has to have. */
export const factsInCode: readonly string[] = Object.keys(namedFacts);

const anyFact = fact(v.union([amount, v.string()], 'write a number above zero'));
type FactValues = Readonly<Record<string, v.InferOutput<typeof anyFact>>>;

/** `content/facts.yaml`: every number the site claims, once, with its source. */
export const FactsSchema = v.pipe(
  v.intersect([
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]*$/, 'name a fact in camelCase, such as `answerHours`')),
      anyFact,
    ),
    v.looseObject(namedFacts),
  ]),
  v.rawCheck(({ dataset, addIssue }) => {
    // Values of a wrong type have been reported already, and cannot be compared.
    if (!dataset.typed) return;
    const facts: FactValues = dataset.value;
    for (const [name, { value }] of Object.entries(facts)) {
      const message = mistakeIn(name, value, facts);
      if (message) addIssue({ message, input: value, path: [pathItem(facts, name), pathItem(facts[name], 'value')] });
    }
  }),
);

/**
 * Says what is wrong with the value of a fact; undefined if nothing is. A fact whose name ends in `Rate` or `Share` is
 * at most 1. One with `Max` or `To` in its name ends a range, which begins at the fact with `Min` or `From` in that
 * place, or without `Max`: `hostingMaxPrice` is at least `hostingMinPrice`, and `ratingMax` at least `rating`.
 */
function mistakeIn(name: string, value: number | string, facts: FactValues): string | undefined {
  // A fact that is a text or a time is one of `namedFacts`.
  if (typeof value === 'string' && !Object.hasOwn(namedFacts, name)) return 'write a number above zero';
  if (/(?:Rate|Share)$/.test(name) && Number(value) > 1) return 'write a share up to 1, such as 0.97 for 97 %';
  // A fact that ends no range keeps its name here: `start` is then the value itself, and nothing is wrong. Times can be
  // compared as texts.
  const [max, to] = [/Max(?![a-z])/, /To(?![a-z])/];
  const start =
    facts[name.replace(max, 'Min').replace(to, 'From')]?.value ?? facts[name.replace(max, '')]?.value ?? value;
  return start > value ? `write at least ${start}, where the range begins` : undefined;
}

/** One key of the path to a wrong value, in the form that valibot asks for. */
function pathItem(input: object | undefined, key: string): v.ObjectPathItem {
  return { type: 'object', origin: 'value', input: { ...input }, key, value: undefined };
}

export type Facts = v.InferOutput<typeof FactsSchema>;

/** Number formats that messages can use: `{basicPrice, number, euro}`. */
export const numberFormats = {
  // A price of whole euros has no cents; any other has two.
  euro: { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' },
  percent: { style: 'percent', maximumFractionDigits: 0 },
  rating: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const;

/**
 * The global arguments: every message can use the facts, the prices of several hours, and the name, legal name and town
 * of the agency.
 */
export function messageArguments(
  facts: Facts,
  { name, legalName, address }: Pick<Identity, 'name' | 'legalName' | 'address'>,
): Record<string, number | string> {
  const values: Record<string, number | string> = { siteName: name, legalName, city: address.city };
  for (const [id, { value }] of Object.entries(facts)) values[id] = value;
  for (const argument of hoursByPriceArgument.keys()) {
    const price = priceOfArgument(argument, values.hourPrice);
    if (price !== undefined) values[argument] = price;
  }
  return values;
}
