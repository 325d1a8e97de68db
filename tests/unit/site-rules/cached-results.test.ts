import { expect, test } from 'vitest';
import { memoryCache } from '#cli/content-lint/core/linter/result-cache.ts';
import { exampleFacts } from '#cli/site-rules/examples/facts.ts';
import { exampleServices } from '#cli/site-rules/examples/service.ts';
import { checkSite, type Files, siteProject } from './site-findings.ts';

const base: Files = {
  ...exampleServices({
    stickers: { nl: 'Wij drukken op rol en op vel', en: '' },
    vloer: {
      nl: 'Een vloer met uw merk, klaar binnen 24\u00a0uur',
      en: 'A floor with your name, within 24\u00a0hours',
    },
  }),
  'content/facts.yaml': exampleFacts('responseHours: { value: 24, source: "Own promise." }'),
};
const service = 'content/services/stickers.yaml';

test('cached results are those of the records as they are now', async () => {
  const cache = memoryCache();
  const states: Files[] = [
    base,
    { ...base, 'content/facts.yaml': exampleFacts('responseHours: { value: 48, source: "Own promise." }') },
    { ...base, [service]: `${base[service]}locales: [nl]\n` },
    { ...base, [service]: `${base[service]}published: false\n` },
    { ...base, [service]: 'id: [' },
    { ...base, 'content/facts.yaml': 'responseHours: [' },
    base,
  ];
  const seen = new Set<string>();
  for (const files of states) {
    const project = siteProject(files);
    const findings = await checkSite(project);
    expect(await checkSite(project, { cache })).toEqual(findings);
    seen.add(JSON.stringify(findings));
  }
  expect(seen.size).toBe(states.length - 1);
});
