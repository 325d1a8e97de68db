import { exampleService } from '#cli/site-rules/examples/service.ts';
import { recordWords } from '#cli/site-rules/records/record-words.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

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
    if (project.catalogues.every(({ messages }) => messages.size === 0)) return;
    for (const { file, path, key, fields } of recordWords(data)) {
      // A record that names the words of another is `content/id`'s to report.
      if (/^content\/(?:services|projects)\//.test(file.path) && !file.path.endsWith(`/${key.split('.')[1]}.yaml`))
        continue;
      // A message that only one language has is reported as missing from the other.
      const absent = fields.filter(
        (field) => !project.catalogues.some(({ messages }) => messages.has(`${key}.${field}`)),
      );
      if (absent.length > 0) context.report({ file: file.path, path }, { key, fields: absent, count: absent.length });
    }
  },
});
