import { TYPE } from '@formatjs/icu-messageformat-parser';
import { replace } from '../../fix.ts';
import { unquoted } from '../../messages/unquoted.ts';
import { spanOf } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';

export const textStrayBrace = defineRule({
  code: 'text/stray-brace',
  severity: 'error',
  docs: {
    summary: {
      en: 'A closing brace stands outside of any argument.',
      nl: 'Een sluitaccolade staat buiten elk argument.',
    },
    why: {
      en: 'The parser takes it for text, so the visitor sees it. Mostly an opening brace was lost, or one too many typed.',
      nl: 'De parser houdt hem voor tekst, dus de bezoeker ziet hem. Meestal viel een openingsaccolade weg, of kwam er een te veel.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "hello": "Dag {name}" }', 'i18n/en.json': '{ "hello": "Hello {name}}" }' },
    good: {
      'i18n/nl.json': `{ "hello": "Typ '}' om te sluiten" }`,
      'i18n/en.json': `{ "hello": "Type '}' to close" }`,
    },
  },
  message({ key, locale, text, elements }, context) {
    if (!elements || !text.includes('}')) return;
    for (const element of elements) {
      if (element.type !== TYPE.literal || !element.value.includes('}')) continue;
      const { start, end } = spanOf(element);
      const raw = unquoted(text.slice(start, end));
      for (const { 0: braces, index } of raw.matchAll(/\}+/g)) {
        context.report({ locale, key, span: { start: start + index, end: start + index + braces.length } });
      }
    }
  },
  fix: (found) => replace(found, '', 'unsafe'),
});
