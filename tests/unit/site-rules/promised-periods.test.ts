import { expect, test } from 'vitest';
import { exampleFacts } from '#cli/site-rules/examples/facts.ts';
import { siteFindingsIn } from './site-findings.ts';

test.each([
  ['U krijgt antwoord binnen achtenveertig uur.', ['achtenveertig uur']],
  ['U krijgt antwoord binnen drieëntwintig uur.', ['drieëntwintig uur']],
  ['U krijgt antwoord binnen achttien uur.', ['achttien uur']],
  ['U krijgt antwoord binnen 24 uur, uiterlijk binnen 48 uur.', ['48 uur']],
  ['U krijgt antwoord binnen 2,5 uur.', []],
  ['U krijgt antwoord binnen {responseHours, number} uur. Een afspraak duurt een uur.', []],
])('the periods in “%s” that are not the promised one: %j', async (text, expected) => {
  const findings = await siteFindingsIn({
    'content/facts.yaml': exampleFacts('responseHours: { value: 24, source: "Own terms." }'),
    'i18n/nl.json': JSON.stringify({ a: text }),
  });
  expect(findings.filter(({ code }) => code === 'fact/promised').map(({ args }) => args.got)).toEqual(expected);
});
