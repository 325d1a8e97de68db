import { exampleService } from '#cli/site-rules/examples/service.ts';
import { catalogueOf, compareWords } from '#cli/site-rules/records/compare-words.ts';
import { recordWords } from '#cli/site-rules/records/record-words.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports a record whose words are missing or misspelt, and words that a record does not need. */
export const contentWords = defineSiteRule({
  code: 'content/words',
  severity: 'error',
  examples: {
    bad: {
      'content/services/vloer.yaml': exampleService('vloer'),
      'i18n/nl.json': '{ "yes": "Ja" }',
      'i18n/en.json': '{ "yes": "Yes" }',
    },
    good: { 'content/services/vloer.yaml': exampleService('vloer'), 'i18n/nl.json': '{}', 'i18n/en.json': '{}' },
  },
  project(context) {
    const { project, data } = context;
    // Examples of other rules have records and no messages: that is no finding of this one.
    if (project.catalogues.every(({ messages }) => messages.size === 0)) return;
    for (const words of recordWords(data, project.tree)) {
      const { file, path, key } = words;
      // A record with the key of another one is reported by `content/id`.
      if (hasKeyOfAnother(file.path, key)) continue;
      const { locale, missing, misspelt, unknown } = compareWords(words, context);
      const [firstMisspelt, firstUnknown] = [misspelt[0]?.got, unknown[0]];
      if (missing.length > 0) {
        const catalogue = catalogueOf(project, locale, key);
        const args = { problem: 'missing', key, fields: missing, count: missing.length, catalogue };
        context.report({ file: file.path, path }, args);
      }
      if (firstMisspelt !== undefined) {
        const args = { problem: 'misspelt', key, fields: misspelt.map(({ got }) => got), count: misspelt.length };
        const near = misspelt.map((entry) => entry.key);
        context.report({ locale, key: `${key}.${firstMisspelt}`, on: 'key' }, { ...args, near });
      }
      if (firstUnknown !== undefined) {
        const args = { problem: 'unknown', key, fields: unknown, count: unknown.length };
        context.report({ locale, key: `${key}.${firstUnknown}`, on: 'key' }, args);
      }
    }
  },
});

/** Whether the key of a service or case, such as `services.seo`, is not the one that its file would have. */
function hasKeyOfAnother(path: string, key: string): boolean {
  const isServiceOrCase = /^content\/(?:services|projects)\//.test(path);
  return isServiceOrCase && !path.endsWith(`/${key.split('.')[1]}.yaml`);
}
