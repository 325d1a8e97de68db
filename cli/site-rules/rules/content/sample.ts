import { sampleValues } from '#cli/site-rules/records/sample-values.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const contentSample = defineSiteRule({
  code: 'content/sample',
  severity: 'error',
  profile: 'production',
  docs: {
    summary: {
      en: 'The identity of the agency or a fact is still a sample: domain, address, phone, KvK or btw number, a duration nobody has confirmed.',
      nl: 'De identiteit van het bureau of een feit is nog een voorbeeld: domein, adres, telefoon, KvK- of btw-nummer, een doorlooptijd die niemand heeft bevestigd.',
    },
    why: {
      en: 'The sample domain does not exist and the sample number cannot ring: live, nobody could reach the agency. Only checked with `--profile production`.',
      nl: 'Het voorbeelddomein bestaat niet en het voorbeeldnummer kan niet overgaan: live zou niemand het bureau bereiken. Alleen gecontroleerd met `--profile production`.',
    },
  },
  examples: {
    bad: { 'content/site.yaml': 'sample: true\nname: Windas\n' },
    good: { 'content/site.yaml': 'sample: false\nname: Windas\n' },
    alongside: ['content/schema'],
  },
  project(context) {
    const { facts } = context.data.single;
    for (const [fact, { sample }] of Object.entries(facts?.value ?? {}))
      if (facts && sample) context.report({ file: facts.file.path, path: [fact, 'sample'] }, { problem: 'fact', fact });
    const file = context.project.records.find(({ path }) => path === 'content/site.yaml');
    // Read from the file itself: a sample stays one when another field of the record is wrong.
    const { sample } = (file?.data ?? {}) as { sample?: unknown };
    if (!file) return;
    if (sample === true) context.report({ file: file.path, path: ['sample'] }, { problem: 'flag' });
    for (const { path, value } of sampleValues(file.data)) {
      context.report({ file: file.path, path }, { problem: 'value', field: path.join('.'), value });
    }
  },
});
