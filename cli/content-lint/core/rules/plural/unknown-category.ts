import type { Span } from '../../finding.ts';
import { type Found, replace, replaceParts } from '../../fix.ts';
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
  message({ key, locale, elements, text, mayBranch }, context) {
    if (!elements || !mayBranch) return;
    for (const element of pluralsIn(elements)) {
      const { categories } = pluralSamples(locale, element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal');
      const unknown = unknownCategories(element, categories);
      const option = unknown[0];
      const branch = element.options[option ?? ''];
      if (option === undefined || !branch) continue;
      // i18next has no text for one number alone, such as `=0`.
      const zero = context.project.syntax === 'i18next' ? undefined : '=0';
      const near = option === 'zero' ? zero : nearWord(option, categories);
      // If the language needs a form that is missing, the unknown one is probably meant for it, and is never shown.
      const isNeeded = missingCategories(element, locale).length > 0;
      const details = isNeeded
        ? { severity: 'error' as const }
        : { onlyIfRuleIsSet: locale !== context.project.source && isCopied(unknown, key, context) };
      const args = { name: element.value, options: unknown, locale, ...(near ? { near } : {}) };
      context.report({ locale, key, span: optionSpan(text, option, branch) }, args, details);
    }
  },
  fix(report) {
    const { near } = report.args;
    const options = report.args.options as readonly string[];
    const branches = branchesAt(report, options, report.span.start);
    const [first] = branches;
    // A single option gets the name that it resembles, unless its plural has an option of that name already.
    if (options.length === 1 && near !== undefined && !first?.siblings.includes(String(near)))
      return replace(report, String(near), 'unsafe');
    // What is never shown can go without anybody noticing.
    return replaceParts(
      report,
      branches.map(({ span }) => ({ span, text: '' })),
      'safe',
    );
  },
});

/** Whether the source has all these options too: then a tool has copied them, and nobody ever reads them. */
function isCopied(options: readonly string[], key: string, { project: { catalogues } }: Context): boolean {
  const source = catalogues[0]?.messages.get(key) ?? '';
  return options.every((option) => new RegExp(`\\b${option}\\s*\\{`).test(source));
}

interface Branch {
  siblings: string[];
  /** From its name to the next option. */
  span: Span;
}

/** The branches of the named options, in the plural whose first named option begins at `start`. */
function branchesAt({ text, project }: Found, options: readonly string[], start: number): Branch[] {
  const elements = parseElements(text, project.syntax);
  let branches: Branch[] = [];
  if (!Array.isArray(elements)) return branches;
  for (const element of pluralsIn(elements)) {
    const matching = options.flatMap((option) => {
      const branch = element.options[option];
      if (!branch) return [];
      const { end } = spanOf(branch);
      const gap = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
      const span = { start: optionSpan(text, option, branch).start, end: end + gap };
      return [{ siblings: Object.keys(element.options), span }];
    });
    if (matching[0]?.span.start === start) branches = matching;
  }
  return branches;
}
