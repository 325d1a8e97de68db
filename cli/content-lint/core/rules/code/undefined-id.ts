import type { CodeLocation } from '../../project/code-use.ts';
import { nearId } from '../../requests/near-id.ts';
import { requestedIds, type UndefinedId } from '../../requests/requested-ids.ts';
import { defineRule } from '../../rule.ts';

/**
 * If at least this many of the requested ids, and more than half of them, are in no catalogue, that has one cause: the
 * catalogues are other files than those that were read.
 */
const many = 20;

/**
 * If one expression gives more unknown ids than this, and no known one, they are reported as one: its ids come from a
 * table, such as `titles` in `t(titles[kind])`.
 */
const maxSeparate = 4;

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
      // `problem` chooses the sentence of the finding (`reports/texts/en.json`).
      const args = { id: first.id, problem: 'most', unknown: unknown.size, asked: unknown.size + known.size };
      context.report({ file: first.location.file, span: first.location.span }, args, { key: first.id });
      return;
    }
    const placeOf = ({ location: { file, span } }: { location: CodeLocation }) => `${file} ${span.start}`;
    const placesOfKnown = new Set(requested.calls.flatMap(({ ids }) => ids.map(placeOf)));
    const reportedAsTable = new Set<UndefinedId>();
    for (const [place, undefinedIds] of Map.groupBy(requested.undefinedIds, placeOf)) {
      // `groupBy` makes no empty groups.
      const [{ id, location }] = undefinedIds as [UndefinedId, ...UndefinedId[]];
      // The ids of a whole table are missing for one cause, such as another file that has them.
      if (undefinedIds.length <= maxSeparate || placesOfKnown.has(place)) continue;
      const args = { id, problem: 'table', unknown: undefinedIds.length };
      context.report({ file: location.file, span: location.span }, args, { key: id });
      for (const undefinedId of undefinedIds) reportedAsTable.add(undefinedId);
    }
    for (const undefinedId of requested.undefinedIds) {
      if (reportedAsTable.has(undefinedId)) continue;
      const { id, location, isGroup } = undefinedId;
      const near = isGroup ? undefined : nearId(id, context.project);
      const args = { id, problem: isGroup ? 'group' : 'absent', ...(near === undefined ? {} : { near }) };
      context.report({ file: location.file, span: location.span }, args, { key: id });
    }
  },
});
