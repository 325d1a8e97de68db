import { expect, test } from 'vitest';
import { factPatterns } from '#cli/site-rules/records/fact-patterns.ts';

/** What a text has of a fact in digits. */
function found(fact: string, value: number | string, text: string): string[] {
  return factPatterns({ [fact]: { value } }).flatMap(({ expression }) =>
    [...text.matchAll(expression())].map(([got]) => got),
  );
}

test.each<[fact: string, value: number, text: string, expected: string[]]>([
  ['emailSpend', 1, 'Elke € 1 brengt iets op', ['€ 1']],
  ['emailSpend', 1, 'Elke € 1.', ['€ 1']],
  ['emailSpend', 1, 'Vanaf € 18', []],
  ['emailSpend', 1, 'Vanaf € 18,50', []],
  ['emailSpend', 1, 'Vanaf € 1,50', []],
  ['emailSpend', 1, 'From €1.50', []],
  ['emailSpend', 1, 'From €1,000', []],
  ['emailSpend', 1, 'Vanaf €\u00a01\u00a0000', []],
  ['emailSpend', 18, 'Vanaf € 18,50', []],
  ['emailSpend', 18, '18,50 euro', []],
  ['emailSpend', 18, '18 euro', ['18 euro']],
  ['startPrice', 1250, '€ 1.250 en €1,250 en € 1250', ['€ 1.250', '€1,250', '€ 1250']],
  ['startPrice', 1250, '€ 11.250 en € 1.250,50', []],
  ['startPrice', 12.5, '€ 12,50 en €12.50, niet € 12 of € 12.500', ['€ 12,50', '€12.50']],
  ['paymentPrice', 0.32, '€ 0,32 per betaling', ['€ 0,32']],
])('%s of %d in “%s”', (fact, value, text, expected) => {
  expect(found(fact, value, text)).toEqual(expected);
});

test('the number of a branch is no text, and no end of a range', () => {
  expect(found('flyerRun', 1000, '{flyerRun, plural, =1000 {duizend} other {#}} flyers')).toEqual([]);
  expect(found('visitors', 97, '50–97 bezoekers')).toEqual([]);
  expect(found('visitors', 97, 'met 97 bezoekers')).toEqual(['97']);
});

test('a text is a fact as it is, whatever signs it has', () => {
  expect(found('reviewSource', 'Reviews (NL', 'Op Reviews (NL staan ze')).toEqual(['Reviews (NL']);
  expect(found('reviewSource', 'reviews.example', 'Op reviews-example')).toEqual([]);
});

test('a text is not skipped for a fact with decimals that it has', () => {
  const [pattern] = factPatterns({ startPrice: { value: 12.5 } });
  expect('€ 12,50').toContain(pattern?.digits);
});
