import { keyDifferences } from '../../project/key-difference.ts';
import { nearId } from '../../requests/near-id.ts';
import { requestedIds } from '../../requests/requested-ids.ts';
import { defineRule } from '../../rule.ts';

export const codeUnusedId = defineRule({
  code: 'code/unused-id',
  severity: 'warning',
  examples: {
    bad: {
      'i18n/nl.json': '{ "home": { "title": "Welkom", "motto": "Altijd dichtbij" } }',
      'i18n/en.json': '{ "home": { "title": "A warm welcome", "motto": "Always close to you" } }',
      'src/home.tsx': "export const title = (intl: Intl) => intl.formatMessage({ id: 'home.title' });\n",
    },
    good: {
      'i18n/exceptions.yaml': '- { rule: code/unused-id, key: home.motto, reason: Printed on the next brochure. }\n',
      'i18n/nl.json': '{ "home": { "title": "Welkom", "motto": "Altijd dichtbij" } }',
      'i18n/en.json': '{ "home": { "title": "A warm welcome", "motto": "Always close to you" } }',
      'src/home.tsx': "export const title = (intl: Intl) => intl.formatMessage({ id: 'home.title' });\n",
    },
  },
  project(context) {
    const { project } = context;
    const requested = requestedIds(project);
    // Code that uses none of the messages has other catalogues.
    if (!requested || requested.used.size === 0) return;
    // What cannot be read may ask for any of them.
    if (project.obstacles.length > 0 || project.records.some(({ data }) => data === undefined)) return;
    // These ids are in use but for a mistake, in the code or in a catalogue, that another rule reports.
    const probablyMeant = new Set(requested.undefinedIds.map(({ id }) => nearId(id, project)));
    const misspelt = new Set(
      keyDifferences(context).flatMap((difference) => difference.misspelt.map(({ got }) => got)),
    );
    const reported = new Set<string>();
    for (const { locale, messages } of project.catalogues) {
      for (const id of messages.keys()) {
        if (reported.has(id) || requested.used.has(id) || probablyMeant.has(id) || misspelt.has(id)) continue;
        if (context.isRequestedByPlugin(id)) continue;
        reported.add(id);
        context.report({ locale, key: id, on: 'key' }, { id });
      }
    }
  },
});
