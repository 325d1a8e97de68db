import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports two pages with the same title or description for search engines in one language. */
export const metaDuplicate = defineSiteRule({
  code: 'meta/duplicate',
  severity: 'error',
  examples: {
    bad: {
      'i18n/nl.json':
        '{ "a": { "meta": { "title": "Websites voor ondernemers in Nederland" } }, "b": { "meta": { "title": "Websites voor ondernemers in Nederland" } } }',
      'i18n/en.json':
        '{ "a": { "meta": { "title": "Websites for businesses in the country" } }, "b": { "meta": { "title": "Web shops for businesses in the country" } } }',
    },
    good: {
      'i18n/nl.json': '{ "a": { "meta": { "title": "Websites voor ondernemers in Nederland" } } }',
      'i18n/en.json': '{ "a": { "meta": { "title": "Websites for businesses in the country" } } }',
    },
  },
  project(context) {
    for (const { locale, messages } of context.project.catalogues) {
      /** The first message with each field and text. */
      const firstKeys = new Map<string, string>();
      for (const [key, text] of messages) {
        const field = key.endsWith('.meta.title') ? 'title' : key.endsWith('.meta.description') ? 'description' : '';
        if (field === '' || text.trim() === '') continue;
        const fieldAndText = `${field} ${text.trim().toLowerCase()}`;
        const other = firstKeys.get(fieldAndText);
        if (other === undefined) firstKeys.set(fieldAndText, key);
        else context.report({ locale, key }, { field, other }, { related: [{ locale, key: other }] });
      }
    }
  },
});
