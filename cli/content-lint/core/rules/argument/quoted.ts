import type { Message } from '../../messages/message.ts';
import { type Context, defineRule } from '../../rule.ts';

/** An argument in apostrophes, which make it text: `'{name}'`. Two apostrophes are one in the text. */
const quoted = /(?<!')'\{[A-Za-z_]\w*\}'(?!')/;

export const argumentQuoted = defineRule({
  code: 'argument/quoted',
  severity: 'warning',
  examples: {
    bad: { nl: "Kies '{name}' of een ander", en: "Choose '{name}' or another" },
    good: { nl: 'Kies ‘{name}’ of een ander', en: "Choose ''{name}'' or another" },
  },
  needs: /'\{/,
  notIn: ['i18next', 'vue-i18n'],
  yieldsTo: ['argument/missing', 'argument/unknown', 'argument/renamed'],
  message(message, context) {
    const { key, locale, text } = message;
    const match = quoted.exec(text);
    // If the source has it too, it is reported there.
    if (!match || quoted.test(sourceOf(message, context))) return;
    const span = { start: match.index, end: match.index + match[0].length };
    // A text about texts may show an argument as it is written.
    context.report({ locale, key, span }, { got: match[0].slice(1, -1) }, { onlyIfProjectSetsRule: true });
  },
});

function sourceOf({ key, locale }: Message, { project }: Context): string {
  return locale === project.source ? '' : (project.catalogues[0]?.messages.get(key) ?? '');
}
