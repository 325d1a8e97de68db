import { type Context, defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

/** Placeholders of other systems: `%s`, `%1$d`, `%(name)s`, `%{name}`, `${name}` behind a blank, `[[name]]`. */
const foreign = /(?<![\d\p{L}%])%(?:\d+\$)?[sdif@](?![\p{L}\d])|%\(\w+\)[sd]|%(?=\{)|\[\[\w+\]\]|(?<=\s|^)\$(?=\{)/gu;

export const textPlaceholder = defineRule({
  code: 'text/placeholder',
  severity: 'error',
  examples: {
    bad: { nl: 'Dag, welkom', en: 'Hello %s, welcome' },
    good: { nl: '50% korting, 100%', en: '50% off, 100%' },
  },
  needs: /[%$[]/,
  pair(pair, context) {
    const { source, target } = pair;
    // `${name}` may be of another system only in a project whose syntax is `icu`: in others the dollar sign is the
    // currency.
    const isDollarCurrency = context.project.syntax !== 'icu';
    const isPlaceholder = (got: string) => !(isDollarCurrency && got === '$');
    const inSource = placeholdersIn(source.text, target.text);
    const inTarget = placeholdersIn(target.text, source.text);
    const extra = inTarget.find(([got]) => isPlaceholder(got) && !inSource.some(([other]) => other === got));
    const lost = inSource.find(([got]) => isPlaceholder(got) && !inTarget.some(([other]) => other === got));
    const placeholder = extra ?? lost;
    if (!placeholder) return;
    const [got] = placeholder;
    const span = { start: placeholder.index, end: placeholder.index + got.length };
    if (!extra && isKept(got, pair.key, context)) {
      reportDifference(pair, context, { otherSpan: span }, { problem: 'lost', got, locale: target.locale });
    } else reportDifference(pair, context, { message: extra ? target : source, span }, { problem: 'foreign', got });
  },
});

/** Whether several translations of a message have a placeholder of its source: the program replaces it itself. */
function isKept(placeholder: string, key: string, { project }: Context): boolean {
  const texts = project.catalogues.slice(1).flatMap(({ messages }) => messages.get(key) ?? []);
  return texts.filter((text) => text.includes(placeholder)).length >= 2;
}

/** The placeholders of a text. Turkish writes a percent sign before an argument that the other text has behind it. */
function placeholdersIn(text: string, other: string): RegExpExecArray[] {
  const isPercentage = /\}\s?%/u.test(other) && !other.includes('%{');
  return [...text.matchAll(foreign)].filter(([got]) => got !== '%' || !isPercentage);
}
