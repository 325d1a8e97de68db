import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { siteFindingsIn } from './site-findings.ts';

test('a client may name a draft of a case, but no draft of a service', async () => {
  const findings = await siteFindingsIn({
    'content/clients.yaml': '- { id: solin, name: Solin, logo: /logos/clients/solin.svg, projectUrl: vloer }\n',
    'content/services/vloer.yaml': `${exampleService('vloer')}published: false\n`,
  });
  expect(findings.filter(({ code }) => code === 'content/reference')).toMatchObject([{ args: { id: 'vloer' } }]);
});

test('what a draft names has to exist as well', async () => {
  const published = readFileSync(join(import.meta.dirname, '../../../content/projects/casa-elide.yaml'), 'utf8');
  const draft = published.replace('published: true', 'published: false').replace('branding', 'brandin');
  const findings = await siteFindingsIn({
    'content/projects/casa-elide.yaml': draft,
    'content/services/branding.yaml': `${exampleService('branding').replace('square', 'sqare')}published: false\n`,
  });
  const missing = findings.flatMap(({ code, args }) => (code === 'content/reference' ? [args.id] : []));
  expect(missing).toEqual(expect.arrayContaining(['brandin', 'sqare']));
  expect(missing).not.toContain('branding');
});

test('the service that another goes deeper into has to exist', async () => {
  const findings = await siteFindingsIn({
    'content/services/vloer.yaml': `${exampleService('vloer')}detailOf: branding\n`,
    'content/services/folder.yaml': `${exampleService('folder')}detailOf: brandin\n`,
    'content/services/branding.yaml': `${exampleService('branding')}published: false\n`,
  });
  expect(findings.filter(({ code }) => code === 'content/reference')).toMatchObject([
    { args: { kind: 'service', id: 'brandin', near: 'branding' } },
  ]);
});
