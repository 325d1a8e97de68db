import { nearId } from '../../requests/near-id.ts';
import { requestedIds } from '../../requests/requested-ids.ts';
import { defineRule } from '../../rule.ts';

export const codeUndefinedId = defineRule({
  code: 'code/undefined-id',
  severity: 'error',
  examples: {
    bad: {
      'i18n/nl.json': '{ "home": { "title": "Welkom" } }',
      'i18n/en.json': '{ "home": { "title": "A warm welcome" } }',
      'src/home.tsx': "export const title = (intl: Intl) => intl.formatMessage({ id: 'home.titel' });\n",
    },
    good: {
      'i18n/nl.json': '{ "home": { "title": "Welkom" } }',
      'i18n/en.json': '{ "home": { "title": "A warm welcome" } }',
      'src/home.tsx': "export const title = (intl: Intl) => intl.formatMessage({ id: 'home.title' });\n",
    },
  },
  project(context) {
    for (const { id, location, group } of requestedIds(context.project)?.undefinedIds ?? []) {
      const near = group ? undefined : nearId(id, context.project);
      const args = { id, problem: group ? 'group' : 'absent', ...(near === undefined ? {} : { near }) };
      context.report({ file: location.file, span: location.span }, args, { key: id });
    }
  },
});
