import { sampleValues } from '#cli/site-rules/records/sample-values.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const contentSample = defineSiteRule({
  code: 'content/sample',
  severity: 'error',
  profile: 'production',
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
    // Read from the file, because the record is absent when another field is invalid.
    const { sample } = (file?.data ?? {}) as { sample?: unknown };
    if (!file) return;
    if (sample === true) context.report({ file: file.path, path: ['sample'] }, { problem: 'flag' });
    for (const { path, value } of sampleValues(file.data)) {
      context.report({ file: file.path, path }, { problem: 'value', field: path.join('.'), value });
    }
  },
});
