/**
 * The text of a file of facts, for the examples of rules: the facts that code reads by name, and `others`, a line of
 * YAML each.
 */
export function exampleFacts(...others: string[]): string {
  return [
    'reviewSource: { value: reviews.example, source: "Where the reviews are." }',
    'openFrom: { value: "07:00", source: "Opening hours." }',
    'openTo: { value: "17:00", source: "Opening hours." }',
    'rating: { value: 5, source: "Reviews by customers." }',
    'ratingMax: { value: 5, source: "Reviews by customers." }',
    'enquiryDays: { value: 365, source: "Privacy policy." }',
    'addressHours: { value: 48, source: "Privacy policy." }',
    ...others,
    '',
  ].join('\n');
}
