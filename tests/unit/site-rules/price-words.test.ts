import { expect, test } from 'vitest';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { siteFindingsIn } from './site-findings.ts';

test.each([
  ['{ from: 10, to: 30, example: 20, per: unit, source: Eigen opgave. }', ['terms.unit', 'terms.example']],
  ['{ from: 10, to: 30, per: once, source: Eigen opgave. }', []],
])('a service with the price %s needs these words for it: %j', async (price, needed) => {
  const findings = await siteFindingsIn({
    'content/services/vloer.yaml': `${exampleService('vloer')}price: ${price}\n`,
    'i18n/nl/services/vloer.json': '{ "title": "Vloer" }',
  });
  const missing = findings.find(({ code, args }) => code === 'content/words' && args.problem === 'missing');
  const fields = missing?.args.fields as string[];
  expect(fields).toContain('terms.price');
  expect(fields.filter((field) => ['terms.unit', 'terms.example'].includes(field))).toEqual(needed);
});
