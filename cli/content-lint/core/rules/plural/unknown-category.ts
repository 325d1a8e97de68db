import type { PluralElement, PluralOrSelectOption } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../../finding.ts';
import { type FixableReport, replace, replaceParts } from '../../fix.ts';
import { nearWord } from '../../language/edit-distance.ts';
import { optionSpan } from '../../messages/option-span.ts';
import { parseElements } from '../../messages/parse-message.ts';
import { missingCategories, unknownCategories } from '../../messages/plural-categories.ts';
import { pluralSamples } from '../../messages/plural-samples.ts';
import { pluralsIn, spanOf } from '../../messages/walk-message.ts';
import { type Context, defineRule } from '../../rule.ts';

export const pluralUnknownCategory = defineRule({
  code: 'plural/unknown-category',
  severity: 'warning',
  // vue-i18n counts forms and has no names for them.
  notIn: ['vue-i18n'],
  examples: {
    bad: {
      nl: '{rank, selectordinal, one {#ste} other {#e}}',
      en: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    },
    good: {
      nl: '{count, plural, =0 {Geen berichten} one {# bericht} other {# berichten}}',
      en: '{count, plural, =0 {No messages} one {# message} other {# messages}}',
    },
  },
  message({ key, locale, elements, text, mayHavePluralOrSelect }, context) {
    if (!elements || !mayHavePluralOrSelect) return;
    for (const element of pluralsIn(elements)) {
      const { categories } = pluralSamples(locale, element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal');
      const unknown = unknownCategories(element, categories, context.project.syntax);
      const [option] = unknown;
      const branch = option && element.options[option];
      if (!option || !branch) continue;
      // In i18next only an ordinal can be `zero` here, as `formats/plural-keys.ts` reads the `_zero` of other plurals as
      // `=0`. For 0 alone an i18next ordinal has no key, so there is nothing to suggest.
      const zero = context.project.syntax === 'i18next' ? undefined : '=0';
      const near = option === 'zero' ? zero : nearWord(option, categories);
      // If the language needs a form that is missing, the unknown one is probably meant for it, and is never shown.
      // Otherwise options that were copied from the source do no harm: they are reported only if the rule is set.
      const isNeeded = missingCategories(element, locale).length > 0;
      const details = isNeeded
        ? { severity: 'error' as const }
        : { onlyIfProjectSetsRule: locale !== context.project.source && isCopied(unknown, key, context) };
      const args = { name: element.value, options: unknown, locale, ...(near ? { near } : {}) };
      context.report({ locale, key, span: optionSpan(text, option, branch) }, args, details);
    }
  },
  fix(report) {
    const { text } = report;
    const options = report.args.options as readonly string[];
    const element = reportedPlural(report, options);
    if (!element) return undefined;
    const { near } = report.args;
    // An option is not renamed to one that its plural has already.
    const isMisnamed = near !== undefined && !Object.hasOwn(element.options, String(near));
    if (isMisnamed && options.length === 1) return replace(report, String(near), 'unsafe');
    // What is never shown can go without anybody noticing, unless it is the text of a form that is missing.
    const isNeeded = isMisnamed || missingCategories(element, String(report.args.locale)).length > 0;
    const parts = options.flatMap((option) => {
      const branch = element.options[option];
      return branch ? [{ span: branchSpan(text, option, branch), text: '' }] : [];
    });
    return replaceParts(report, parts, isNeeded ? 'unsafe' : 'safe');
  },
});

/** Whether the source has all these options too: then a tool has copied them, and nobody ever reads them. */
function isCopied(options: readonly string[], key: string, { project: { catalogues } }: Context): boolean {
  const source = catalogues[0]?.messages.get(key) ?? '';
  return options.every((option) => new RegExp(`\\b${option}\\s*\\{`).test(source));
}

/** The plural that was reported: the one where the first of the unknown options is in the reported place. */
function reportedPlural(
  { text, span, project }: FixableReport,
  [option = '']: readonly string[],
): PluralElement | undefined {
  const elements = parseElements(text, project.syntax);
  if (!Array.isArray(elements)) return undefined;
  return pluralsIn(elements).find(({ options }) => {
    const branch = options[option];
    return branch && optionSpan(text, option, branch).start === span.start;
  });
}

/** A branch from its name to the next option. */
function branchSpan(text: string, option: string, branch: PluralOrSelectOption): Span {
  const { end } = spanOf(branch);
  const gap = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
  return { start: optionSpan(text, option, branch).start, end: end + gap };
}
