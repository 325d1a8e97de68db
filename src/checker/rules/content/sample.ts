import { defineRule } from '#src/checker/rule.ts';

export const contentSample = defineRule({
  code: 'content/sample',
  severity: 'error',
  profile: 'production',
  docs: {
    summary: {
      en: 'The identity of the agency is still a sample.',
      nl: 'De identiteit van het bureau is nog een voorbeeld.',
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
    const file = context.project.records?.find(({ path }) => path === 'content/site.yaml');
    // Read from the file itself: a sample stays one when another field of the record is wrong.
    const { sample } = (file?.data ?? {}) as { sample?: unknown };
    if (file && sample === true) context.report({ file: file.path, path: ['sample'] });
  },
});
