import { exampleService } from '#src/checker/example-service.ts';
import { defineRule } from '#src/checker/rule.ts';
import { serviceLists, serviceTexts } from '#src/domain/service-record.ts';

export const contentWords = defineRule({
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
    const { site, project } = context;
    if (project.catalogues.every(({ messages }) => messages.size === 0)) return;
    for (const { file, value } of site?.services ?? []) {
      const fields = [...serviceTexts, ...Object.entries(serviceLists).flatMap(([list, count]) => items(list, count))];
      // A word that one language has is missing from the other: that is another finding.
      const absent = fields.filter((field) => {
        return !project.catalogues.some(({ messages }) => messages.has(`${value.i18nKey}.${field}`));
      });
      if (absent.length === 0) continue;
      context.report(
        { file: file.path, path: ['i18nKey'] },
        { key: value.i18nKey, fields: absent, count: absent.length },
      );
    }
  },
});

function items(list: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${list}.${at}`);
}
