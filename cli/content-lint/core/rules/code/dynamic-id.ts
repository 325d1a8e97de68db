import { requestedIds } from '../../requests/requested-ids.ts';
import { defineRule } from '../../rule.ts';

export const codeDynamicId = defineRule({
  code: 'code/dynamic-id',
  severity: 'note',
  examples: {
    bad: {
      'i18n/nl.json': '{ "status": { "open": "Nog open", "done": "Afgerond" } }',
      'i18n/en.json': '{ "status": { "open": "Still open", "done": "Finished" } }',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of an example.
      'src/status.ts': 'export const status = (t: Translator, now: string) => t.text(`status.${now}`);\n',
    },
    good: {
      'i18n/nl.json': '{ "status": { "open": "Nog open", "done": "Afgerond" } }',
      'i18n/en.json': '{ "status": { "open": "Still open", "done": "Finished" } }',
      // Good, because the type names every id that the call can ask for.
      'src/status.ts':
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of an example.
        "export const status = (t: Translator, now: 'open' | 'done') => t.text(`status.${now}`);\n",
    },
  },
  project(context) {
    // `form` is the id as far as the code shows it: `status.…`.
    for (const { location, form } of requestedIds(context.project)?.dynamic ?? []) {
      context.report({ file: location.file, span: location.span }, { form });
    }
  },
});
