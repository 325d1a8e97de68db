import { staleTranslations } from '#cli/content-lint/api.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/**
 * Reports translations that are older than their Dutch text, as `message/stale` does. That rule is a note in this
 * project, so that a change of the Dutch need not wait for its translation; this one is an error in production, from
 * the day in `content-lint.config.ts`.
 */
export const contentBehind = defineSiteRule({
  code: 'content/behind',
  severity: 'error',
  profile: 'production',
  examples: {
    // The lock has the hashes of an earlier Dutch text and of “Open from Monday to Friday”.
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
    alsoReports: ['message/stale'],
  },
  project(context) {
    for (const { key, locale } of staleTranslations(context.project)) context.report({ locale, key }, { key });
  },
});
