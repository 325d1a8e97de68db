import { expect, test } from 'vitest';
import { exampleFacts } from '#cli/site-rules/examples/facts.ts';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { siteFindingsIn } from './site-findings.ts';

test.each([
  ['content/services/vloer.yml', 'content/services/vloer.yaml'],
  ['content/services/old/vloer.yaml', 'content/services/vloer.yaml'],
  ['content/servics/vloer.yaml', 'content/services/vloer.yaml'],
  ['content/categores.yml', 'content/categories.yaml'],
  ['content/constructor/vloer.yaml', undefined],
])('nothing reads %s: what is meant is %s', async (file, near) => {
  const findings = await siteFindingsIn({ [file]: 'id: vloer\n' });
  expect(findings.filter(({ code }) => code.startsWith('content/'))).toEqual([
    expect.objectContaining({ code: 'content/file', args: { problem: 'unknown', file, ...(near && { near }) } }),
  ]);
});

test('a service whose record cannot be read is not gone from the lock of slugs', async () => {
  const lock = 'services:\n  vloer: { nl: [vloer], en: [vloer] }\nprojects: {}\n';
  const codesWith = async (record: string) => {
    const files = { 'content/services/vloer.yaml': record, 'content/slugs.lock.yaml': lock };
    return (await siteFindingsIn(files)).map(({ code }) => code);
  };
  expect(await codesWith(`${exampleService('vloer')}published: false\n`)).toContain('slug/removed');
  expect(await codesWith('id: [vloer\n')).not.toContain('slug/removed');
});

test('a fact does not count as unused while the message that names it has a syntax error', async () => {
  const codesWith = async (text: string) => {
    const facts = exampleFacts('years: { value: 15, source: "Own history." }');
    const findings = await siteFindingsIn({ 'content/facts.yaml': facts, 'i18n/nl.json': JSON.stringify({ a: text }) });
    return findings.map(({ code }) => code);
  };
  expect(await codesWith('Al {yers, number} jaar')).toContain('fact/unused');
  expect(await codesWith('Al {years, number jaar')).not.toContain('fact/unused');
});
