import { defineRule } from '../../rule.ts';

/** Reported by the engine, which alone knows what the baseline covered. */
export const baselineFixed = defineRule({
  code: 'baseline/fixed',
  severity: 'warning',
  docs: {
    summary: {
      en: 'A finding of the baseline is gone.',
      nl: 'Een bevinding uit de baseline is weg.',
    },
    why: {
      en: 'It was mended: as long as it stands in the baseline, the same mistake can come back unseen. `--update-baseline` takes it out.',
      nl: 'Ze is verholpen: zolang ze in de baseline staat, kan dezelfde fout ongezien terugkomen. `--update-baseline` haalt haar eruit.',
    },
  },
  examples: {
    bad: {
      'baseline.json':
        '{ "version": 1, "findings": [{ "rule": "message/empty", "file": "i18n/en.json", "key": "send", "count": 1 }] }',
      'i18n/nl.json': '{ "send": "Verzenden" }',
      'i18n/en.json': '{ "send": "Send" }',
    },
    good: {
      'baseline.json':
        '{ "version": 1, "findings": [{ "rule": "message/empty", "file": "i18n/en.json", "key": "send", "count": 1 }] }',
      'i18n/nl.json': '{ "send": "Verzenden" }',
      'i18n/en.json': '{ "send": "" }',
    },
  },
});
