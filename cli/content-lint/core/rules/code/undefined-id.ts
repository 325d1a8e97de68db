import { nearId } from '../../requests/near-id.ts';
import { requestedIds } from '../../requests/requested-ids.ts';
import { defineRule } from '../../rule.ts';

/** From this many ids that are in no catalogue, if they are most, there is one cause: the catalogues are other files. */
const many = 20;

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
    const requested = requestedIds(context.project);
    if (!requested) return;
    const unknown = new Set(requested.undefinedIds.map(({ id }) => id));
    const known = new Set(requested.calls.flatMap(({ ids }) => ids.map(({ id }) => id)));
    const [first] = requested.undefinedIds;
    if (first && unknown.size >= many && unknown.size > known.size) {
      const args = { id: first.id, problem: 'most', unknown: unknown.size, asked: unknown.size + known.size };
      context.report({ file: first.location.file, span: first.location.span }, args, { key: first.id });
      return;
    }
    for (const { id, location, group } of requested.undefinedIds) {
      const near = group ? undefined : nearId(id, context.project);
      const args = { id, problem: group ? 'group' : 'absent', ...(near === undefined ? {} : { near }) };
      context.report({ file: location.file, span: location.span }, args, { key: id });
    }
  },
});
