import { TYPE } from '@formatjs/icu-messageformat-parser';
import { replace } from '../../fix.ts';
import { unquoted } from '../../messages/unquoted.ts';
import { spanOf } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';

export const textStrayBrace = defineRule({
  code: 'text/stray-brace',
  severity: 'error',
  examples: {
    bad: { nl: 'Dag {name}', en: 'Hello {name}}' },
    good: {
      'i18n/nl.json': `{ "hello": "Typ '}' om te sluiten" }`,
      'i18n/en.json': `{ "hello": "Type '}' to close" }`,
    },
  },
  message({ key, locale, text, elements }, context) {
    if (!elements || !text.includes('}')) return;
    // Only at the top: in a branch a brace closes the branch, and with a brace in a tag the message does not parse.
    for (const element of elements) {
      if (element.type !== TYPE.literal || !element.value.includes('}')) continue;
      const { start, end } = spanOf(element);
      const withoutQuoted = unquoted(text.slice(start, end));
      for (const { 0: braces, index } of withoutQuoted.matchAll(/\}+/g)) {
        context.report({ locale, key, span: { start: start + index, end: start + index + braces.length } });
      }
    }
  },
  fix: (report) => replace(report, '', 'unsafe'),
});
