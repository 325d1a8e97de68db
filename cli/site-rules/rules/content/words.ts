import { exampleService } from '#cli/site-rules/examples/service.ts';
import { recordWords } from '#cli/site-rules/records/record-words.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const contentWords = defineSiteRule({
  code: 'content/words',
  severity: 'error',
  docs: {
    summary: {
      en: 'A record has words that no catalogue holds.',
      nl: 'Een record heeft woorden die in geen catalogus staan.',
    },
    why: {
      en: 'Every service has the same fields, so that every page is whole. Words that exist in no language cannot be compared with anything.',
      nl: 'Elke dienst heeft dezelfde velden, zodat elke pagina compleet is. Woorden die in geen taal bestaan, zijn nergens mee te vergelijken.',
    },
  },
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
      // A word that one language has is missing from the other: that is another finding.
      const absent = fields.filter(
        (field) => !project.catalogues.some(({ messages }) => messages.has(`${key}.${field}`)),
      );
      if (absent.length > 0) context.report({ file: file.path, path }, { key, fields: absent, count: absent.length });
    }
  },
});
