import { expect, test } from 'vitest';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { siteFindingsIn } from './site-findings.ts';

/** The words that a drawing has too many, with code that names `texts.sign`, and `texts[…]` if `takesFromList` is set. */
async function unknownWords(texts: Record<string, string>, takesFromList: boolean): Promise<unknown> {
  const words = JSON.stringify({ label: 'Vloer', texts });
  const files = {
    'content/services/vloer.yaml': `${exampleService('vloer')}drawing: { kind: place, subject: floor }\n`,
    'src/sections/drawings/place/floor.tsx': `<p>{texts.sign}{${takesFromList ? 'texts[name]' : ''}}</p>`,
    'i18n/nl/drawings/vloer.json': words,
    'i18n/en/drawings/vloer.json': words,
  };
  const findings = await siteFindingsIn(files);
  return findings.filter(({ args }) => args.problem === 'unknown').map(({ code, args }) => [code, args.fields]);
}

test('a word that a drawing does not show is reported', async () => {
  expect(await unknownWords({ sign: 'Open' }, false)).toEqual([]);
  expect(await unknownWords({ sign: 'Open', older: 'Dicht' }, false)).toEqual([['content/words', ['texts.older']]]);
  expect(await unknownWords({ sign: 'Open', older: 'Dicht' }, true)).toEqual([]);
});
