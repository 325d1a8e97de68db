import { expect, test } from 'vitest';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { type Files, siteFindingsIn } from './site-findings.ts';

async function codesIn(files: Files): Promise<string[]> {
  return (await siteFindingsIn(files)).map(({ code, file }) => `${code} ${file}`);
}

const words = {
  'i18n/nl/services/vloer.json': '{ "title": "Vloer" }',
  'i18n/en/services/vloer.json': '{ "title": "Floor" }',
};

test('a record that ends in .yml is no missing record', async () => {
  const draft = `${exampleService('vloer')}published: false\n`;
  const codes = await codesIn({ 'content/services/vloer.yml': draft, ...words });
  expect(codes.filter((code) => code.startsWith('content/orphan'))).toEqual([]);
});

test('what its words lack is reported', async () => {
  const codes = await codesIn({ 'content/services/vloer.yml': exampleService('vloer'), ...words });
  expect(codes).toContain('content/words content/services/vloer.yml');
});

test('if it is a draft or cannot be read, its page is not gone from the lock', async () => {
  const lock = 'services:\n  vloer: { nl: [vloer], en: [vloer] }\nprojects: {}\n';
  const removedWith = async (text: string) =>
    (await codesIn({ 'content/services/vloer.yml': text, 'content/slugs.lock.yaml': lock })).filter((code) =>
      code.startsWith('slug/removed'),
    );
  expect(await removedWith(`${exampleService('vloer')}published: false\n`)).toEqual([
    'slug/removed content/services/vloer.yml',
  ]);
  expect(await removedWith('id: [vloer\n')).toEqual([]);
});
