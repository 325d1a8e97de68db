import { exampleService } from '#cli/site-rules/examples/service.ts';
import { fieldsOf } from '#cli/site-rules/records/record-words.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Names every record that is not published yet, and how many of its texts are still to be written. */
export const contentDraft = defineSiteRule({
  code: 'content/draft',
  severity: 'note',
  examples: {
    bad: {
      'content/services/vloer.yaml': `${exampleService('vloer')}published: false\n`,
      'i18n/nl.json': '{ "services": { "vloer": { "title": "Vloer" } } }',
      'i18n/en.json': '{ "services": { "vloer": { "title": "" } } }',
    },
    good: { 'content/services/vloer.yaml': exampleService('vloer') },
  },
  project(context) {
    const { catalogues } = context.project;
    for (const { file, value } of context.data.drafts) {
      const prefix = `${value.i18nKey}.`;
      const keys = new Set([
        ...fieldsOf(value).map((field) => prefix + field),
        ...catalogues.flatMap(({ messages }) => [...messages.keys()].filter((key) => key.startsWith(prefix))),
      ]);
      const texts = catalogues.flatMap(({ messages }) => [...keys].map((key) => messages.get(key)));
      const unwritten = texts.filter((text) => text === undefined || text.trim() === '').length;
      // `whole`: nothing is left to write, so the draft may be published.
      const problem = unwritten > 0 ? 'words' : 'whole';
      context.report({ file: file.path, path: ['published'] }, { problem, open: unwritten, of: texts.length });
    }
  },
});
