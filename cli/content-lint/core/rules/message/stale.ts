import { staleTranslations } from '../../project/source-lock.ts';
import { defineRule } from '../../rule.ts';

/** Reports a translation that has not changed since its source did, with both texts. */
export const messageStale = defineRule({
  code: 'message/stale',
  severity: 'error',
  examples: {
    // The lock has the hashes of source and translation as last compared: since then only the source changed in `bad`.
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
