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
