import type { InlineMessage } from '../../project/code-use.ts';
import type { Project } from '../../project/project.ts';
import { requestedIds } from '../../requests/requested-ids.ts';
import { defineRule } from '../../rule.ts';

/** If a larger share of the texts in the code differs, they are not kept up to date: then only the catalogue counts. */
const toleratedShare = 0.1;

export const codeDefaultText = defineRule({
  code: 'code/default-text',
  severity: 'warning',
  examples: {
    bad: {
      'i18n/nl.json': '{ "send": "Versturen" }',
      'i18n/en.json': '{ "send": "Send it" }',
      'src/send.tsx':
        "export const send = (intl: Intl) => intl.formatMessage({ id: 'send', defaultMessage: 'Opsturen' });\n",
    },
    good: {
      'i18n/nl.json': '{ "send": "Versturen" }',
      'i18n/en.json': '{ "send": "Send it" }',
      'src/send.tsx':
        "export const send = (intl: Intl) => intl.formatMessage({ id: 'send', defaultMessage: 'Versturen' });\n",
    },
  },
  project(context) {
    const { project } = context;
    const compared = defaultTexts(project);
    const different = compared.filter(({ inCode, inSource }) => plain(inCode.text) !== plain(inSource));
    // A single text that differs is a slip, however few there are. More than tolerated are reported only in a project
    // that sets this rule in its configuration.
    const onlyIfProjectSetsRule = different.length > Math.max(1, compared.length * toleratedShare);
    for (const { id, inCode, inSource } of different) {
      const { file, span } = inCode.location;
      const related = [{ locale: project.source, key: id }];
      context.report(
        { file, span },
        { id, got: inCode.text, wanted: inSource },
        { key: id, related, onlyIfProjectSetsRule },
      );
    }
  },
});

interface DefaultText {
  id: string;
  inCode: InlineMessage;
  inSource: string;
}

/** The texts that the code has for messages of the source, each place of the code once. */
function defaultTexts(project: Project): DefaultText[] {
  const [source] = project.catalogues;
  const places = new Map<string, DefaultText>();
  for (const { use, ids } of requestedIds(project)?.calls ?? []) {
    const { defaultText } = use;
    // A call that may ask for one of several messages is left out: its text cannot be that of all of them.
    const [only, ...others] = new Set(ids.map(({ id }) => id));
    const inSource = only === undefined || others.length > 0 ? undefined : source?.messages.get(only);
    if (only === undefined || inSource === undefined || defaultText === undefined) continue;
    const { file, span } = defaultText.location;
    places.set(`${file} ${span.start}`, { id: only, inCode: defaultText, inSource });
  }
  return [...places.values()];
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
