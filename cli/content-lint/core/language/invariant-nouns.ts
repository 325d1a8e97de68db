/** Dutch and English words that are the same behind any number: drie jaar, tien euro; five sheep. */
const invariant: Readonly<Record<string, ReadonlySet<string>>> = {
  nl: new Set(
    'jaar uur kwartier keer maal man euro dollar cent procent kilo kilogram gram ton pond meter kilometer centimeter millimeter liter graden volt watt kilowatt megabyte gigabyte kb mb gb tb km cm mm kg km/u m² m³ pct stuks'.split(
      ' ',
    ),
  ),
  en: new Set('sheep series species aircraft percent kb mb gb tb km cm mm kg km/h mph m² m³ hz px pt'.split(' ')),
};

/** Whether the text behind a number is the same for one and for many. */
export function hasInvariantNoun(text: string, locale: string): boolean {
  // The first word behind the number: `km/u` of ` km/u of meer`, `%` of `% korting`.
  const word = /^[\s\u00A0\u202F-]*([\p{L}²³/%]+)/u.exec(text)?.[1]?.toLowerCase();
  // A text without any letter has no noun to change.
  if (word === undefined) return !/\p{L}/u.test(text);
  // A percentage is the same behind any number, in every language.
  return word === '%' || (invariant[locale.slice(0, 2)]?.has(word) ?? false);
}
