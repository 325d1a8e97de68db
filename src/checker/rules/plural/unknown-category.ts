import { TYPE } from '@formatjs/icu-messageformat-parser';
import { replace, replaceParts } from '#src/checker/fix.ts';
import { nearWord } from '#src/checker/near-word.ts';
import { optionSpan } from '#src/checker/option-span.ts';
import { parseElements } from '#src/checker/parse-message.ts';
import { pluralSamples } from '#src/checker/plural-samples.ts';
import { defineRule } from '#src/checker/rule.ts';
import { sign } from '#src/checker/signs.ts';
import { spanOf, walk } from '#src/checker/walk-message.ts';

export const pluralUnknownCategory = defineRule({
  code: 'plural/unknown-category',
  severity: 'warning',
  signs: sign.branch,
  docs: {
    summary: {
      en: 'A plural has a form that the language never uses.',
      nl: 'Een meervoud heeft een vorm die de taal nooit gebruikt.',
    },
    why: {
      en: 'No number leads to it, so its text is never shown: `zero` is not a form of Dutch or English, `=0` is meant.',
      nl: 'Geen getal leidt ernaartoe, dus de tekst wordt nooit getoond: `zero` is geen vorm van het Nederlands of Engels, bedoeld is `=0`.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "place": "{rank, selectordinal, one {#ste} other {#e}}" }',
      'i18n/en.json': '{ "place": "{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}" }',
    },
    good: {
      'i18n/nl.json': '{ "mail": "{count, plural, =0 {Geen berichten} one {# bericht} other {# berichten}}" }',
      'i18n/en.json': '{ "mail": "{count, plural, =0 {No messages} one {# message} other {# messages}}" }',
    },
  },
  message({ key, locale, elements, text }, context) {
    if (!elements) return;
    walk(elements, (element) => {
      if (element.type !== TYPE.plural) return;
      const { categories } = pluralSamples(locale, element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal');
      for (const [option, branch] of Object.entries(element.options)) {
        if (option.startsWith('=') || categories.includes(option)) continue;
        const near = option === 'zero' ? '=0' : nearWord(option, categories);
        const args = { name: element.value, option, locale, ...(near ? { near } : {}) };
        context.report({ locale, key, span: optionSpan(text, option, branch) }, args);
      }
    });
  },
  fix(found) {
    const { option, near } = found.args;
    const branch = branchAt(found.text, String(option), found.span.start);
    if (near !== undefined && !branch?.siblings.includes(String(near))) return replace(found, String(near), 'unsafe');
    if (!branch) return undefined;
    // What is never shown can go without anybody noticing.
    return replaceParts(found, [{ span: { start: found.span.start, end: branch.end }, text: '' }], 'safe');
  },
});

/** The options beside one, and where the next of them begins. */
function branchAt(text: string, option: string, start: number): { siblings: string[]; end: number } | undefined {
  const elements = parseElements(text);
  let found: { siblings: string[]; end: number } | undefined;
  if (!Array.isArray(elements)) return undefined;
  walk(elements, (element) => {
    const branch = element.type === TYPE.plural ? element.options[option] : undefined;
    if (!branch || element.type !== TYPE.plural || optionSpan(text, option, branch).start !== start) return;
    const { end } = spanOf(branch);
    const gap = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
    found = { siblings: Object.keys(element.options), end: end + gap };
  });
  return found;
}
