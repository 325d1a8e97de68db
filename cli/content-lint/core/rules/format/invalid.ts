import { TYPE } from '@formatjs/icu-messageformat-parser';
import { nearWord } from '../../language/edit-distance.ts';
import { formatProblem } from '../../messages/format-problem.ts';
import { spanOf, walk } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';

/** The styles that ICU knows. */
const icuStyles = ['integer', 'percent', 'short', 'medium', 'long', 'full'];

/** The kind of format of each element, under which a project names its own: `context.project.formats`. */
const formatKinds = { [TYPE.number]: 'number', [TYPE.date]: 'date', [TYPE.time]: 'time' } as const;

export const formatInvalid = defineRule({
  code: 'format/invalid',
  severity: 'error',
  examples: {
    bad: { nl: 'Vanaf {amount, number, ::currency/EURO}', en: 'From {amount, number, ::currency/EURO}' },
    good: { nl: 'Vanaf {amount, number, ::currency/EUR}', en: 'From {amount, number, ::currency/EUR}' },
  },
  message({ key, locale, text, isPlainText, elements }, context) {
    if (isPlainText || !elements || !/,\s*(?:number|date|time)\b/.test(text)) return;
    walk(elements, (element) => {
      if (element.type !== TYPE.number && element.type !== TYPE.date && element.type !== TYPE.time) return;
      const named = context.project.formats[formatKinds[element.type]] ?? [];
      const problem = formatProblem(element, locale, named);
      if (problem === undefined) return;
      const style = typeof element.style === 'string' ? element.style : '';
      // `currency` is spelled right: it lacks the code of a currency.
      const near = style === '' || style === 'currency' ? undefined : nearWord(style, [...icuStyles, ...named]);
      // Any other problem is the message of an error that `Intl` threw.
      const kind = problem === 'unknown' || problem === 'empty' ? problem : 'throws';
      const args = { kind, name: element.value, style, problem, ...(near ? { near } : {}) };
      context.report({ locale, key, span: spanOf(element) }, args);
    });
  },
});
