import { staleTranslations } from '../../project/source-lock.ts';
import { defineRule } from '../../rule.ts';

export const messageStale = defineRule({
  code: 'message/stale',
  severity: 'error',
  docs: {
    summary: {
      en: 'The source text has changed and the translation has not.',
      nl: 'De brontekst is gewijzigd en de vertaling niet.',
    },
    why: {
      en: 'Both are well-formed, so no comparison sees it: only a record of which texts belonged together does. `content-lint accept` writes that record, `source.lock.json` beside the catalogues, after somebody has compared the two. Blanks do not count, and a message that was never accepted is not stale.',
      nl: 'Beide zijn in orde, dus geen vergelijking ziet het: alleen een lijst van welke teksten bij elkaar hoorden. `content-lint accept` schrijft die lijst, `source.lock.json` naast de catalogi, nadat iemand de twee heeft vergeleken. Spaties tellen niet mee, en een bericht dat nooit is geaccepteerd is niet verouderd.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "hours": "Open van maandag tot en met zaterdag" }',
      'i18n/en.json': '{ "hours": "Open from Monday to Friday" }',
      'i18n/source.lock.json': '{ "en": { "hours": "6od414q rz8xto6" } }',
    },
    good: {
      'i18n/nl.json': '{ "hours": "Open van maandag tot en met zaterdag" }',
      'i18n/en.json': '{ "hours": "Open from Monday to Saturday" }',
      'i18n/source.lock.json': '{ "en": { "hours": "6od414q rz8xto6" } }',
    },
  },
  project(context) {
    for (const { key, locale, source, target } of staleTranslations(context.project)) {
      const related = [{ locale: context.project.source, key }];
      const args = { key, locale, otherLocale: context.project.source, source, target };
      context.report({ locale, key }, args, { related });
    }
  },
});
