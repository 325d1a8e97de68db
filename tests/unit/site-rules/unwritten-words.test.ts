import { expect, test } from 'vitest';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { checkSite, siteProject } from './site-findings.ts';

/** What is found in the words of a published service with these texts, beside its title. */
async function foundWith(texts: readonly string[], published = true): Promise<string[]> {
  const words = JSON.stringify({ title: 'Vloer', about: { paragraphs: texts } });
  const findings = await checkSite(
    siteProject({
      'content/services/vloer.yaml': `${exampleService('vloer')}published: ${published}\n`,
      'i18n/nl/services/vloer.json': words,
      'i18n/en/services/vloer.json': words,
    }),
  );
  const codes = /^(?:message\/empty|content\/(?:unwritten|thin))$/;
  return findings.filter(({ code }) => codes.test(code)).map(({ code, args }) => `${code} ${args.count ?? ''}`.trim());
}

test('a record that is published before its words are written is one finding', async () => {
  expect(await foundWith(Array(20).fill(''))).toEqual(['content/unwritten 40']);
});

test('a few empty texts are named one by one', async () => {
  const codes = await foundWith(['', 'Tekst']);
  expect(codes.filter((code) => code === 'message/empty')).toHaveLength(2);
  expect(codes).not.toContainEqual(expect.stringContaining('unwritten'));
});

test('a draft may have empty texts', async () => {
  expect(await foundWith(Array(20).fill(''), false)).toEqual([]);
});
