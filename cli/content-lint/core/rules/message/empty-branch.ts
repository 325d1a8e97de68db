import {
  type PluralElement,
  type PluralOrSelectOption,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { pluralPairs, selectPairs } from '../../messages/branch-pairs.ts';
import { variantPairs } from '../../messages/variants.ts';
import { spanOf } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const messageEmptyBranch = defineRule({
  code: 'message/empty-branch',
  severity: 'error',
  skipIfSameStructure: true,
  yieldsTo: ['tag/emptied', 'select/options', 'argument/unknown'],
  examples: {
    bad: {
      nl: '{count, plural, one {Een bericht} other {# berichten}}',
      en: '{count, plural, one {} other {# messages}}',
    },
    good: {
      nl: '{count, plural, =0 {} one {Een bericht} other {# berichten}}',
      en: '{count, plural, =0 {} one {A message} other {# messages}}',
    },
  },
  pair(pair, context) {
    if (!pair.source.mayHavePluralOrSelect && !pair.target.mayHavePluralOrSelect) return;
    // First the whole message: is there a selection of branches that gives readers of one language no text at all?
    for (const { source, target } of variantPairs(pair)) {
      const isEmpty = target.text.trim() === '';
      if (isEmpty === (source.text.trim() === '')) continue;
      const [message, variant] = isEmpty ? [pair.target, target] : [pair.source, source];
      // The innermost of branches inside each other; of branches beside each other any would do.
      const branch = variant.branches.at(-1);
      // Without branches the text is nothing but empty tags: what it lacks is another finding.
      if (!branch) return;
      reportDifference(pair, context, { message, span: branch.span }, { option: branch.option });
      return;
    }
    // Then single options inside a text.
    for (const { source, target } of [...pluralPairs(pair), ...selectPairs(pair)]) {
      const inTarget = emptyOption(target, source, pair.target.text);
      const empty = inTarget ?? emptyOption(source, target, pair.source.text);
      if (!empty) continue;
      const message = inTarget ? pair.target : pair.source;
      reportDifference(pair, context, { message, span: empty.span }, { option: empty.option });
      return;
    }
  },
});

/**
 * An option without text that has text in the other language. It may be empty if it is attached to a word, as in
 * `day{n, plural, one {} other {s}}`, or if `other` is empty in both languages: then only some values show a text.
 */
function emptyOption(element: PluralElement | SelectElement, counterpart: PluralElement | SelectElement, text: string) {
  for (const option in element.options) {
    const [branch, otherBranch] = [element.options[option], counterpart.options[option]];
    if (!branch || !isBlank(branch) || !otherBranch || isBlank(otherBranch)) continue;
    const isGlued = /[\p{L}\p{N}]$/u.test(text.slice(0, spanOf(element).start));
    const isOtherEmpty = isBlank(element.options.other) && isBlank(counterpart.options.other);
    return isGlued || isOtherEmpty ? undefined : { option, span: spanOf(branch) };
  }
  return undefined;
}

function isBlank(branch: PluralOrSelectOption | undefined): boolean {
  return !branch?.value.some((element) => element.type !== TYPE.literal || element.value.trim() !== '');
}
