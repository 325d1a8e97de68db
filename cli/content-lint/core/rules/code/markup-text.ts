import { brandsByLower } from '../../language/brands.ts';
import { defineRule } from '../../rule.ts';

/** In characters: of a longer text the finding names the beginning. */
const longestShown = 60;

export const codeMarkupText = defineRule({
  code: 'code/markup-text',
  severity: 'error',
  examples: {
    bad: {
      'i18n/nl.json': '{ "send": "Versturen" }',
      'i18n/en.json': '{ "send": "Send it" }',
      'src/send.tsx': 'export const Send = () => <button type="submit">Versturen</button>;\n',
    },
    good: {
      'i18n/nl.json': '{ "send": "Versturen" }',
      'i18n/en.json': '{ "send": "Send it" }',
      'src/send.tsx':
        'export const Send = () => (\n  <button type="submit">\n    <FormattedMessage id="send" />\n  </button>\n);\n',
    },
  },
  project(context) {
    const { project, terms } = context;
    // Code without any messages is not translated.
    if (!project.code || project.catalogues.every(({ messages }) => messages.size === 0)) return;
    const names = [...brandsByLower.values(), ...terms.names.map(({ word }) => word)];
    for (const { location, text, attribute } of project.code.use.markup) {
      // Names are not translated.
      if (names.includes(text)) continue;
      const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
      const args = { text: shown, ...(attribute ? { attribute } : {}) };
      context.report({ file: location.file, span: location.span }, args);
    }
  },
});
