import { type Fix, type FixableReport, replace, reportMatches, unquoted } from '#cli/content-lint/api.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

const units =
  'uur|uren|minuten|minuut|seconden|weken|week|dagen|dag|maanden|maand|jaar|euro|procent|hours?|minutes?|seconds?|weeks?|days?|months?|years?|km|cm|mm|kg|g|kB|MB|GB|TB|px|m²|%';

/** What is wrong, and the expression that finds it. */
const problems: readonly [problem: string, expression: RegExp][] = [
  ['apostrophe', /'/g],
  // The site writes ‘ and ’ around a quotation.
  ['quote', /["“”„«»]/g],
  // `€ 10` and `10 €`, also with an argument: `€ {price}`.
  ['currency', /(?:€|\bEUR|\$|£)\s?(?=[\d{])|(?<=[\d}])\s?(?:€|EUR\b)/g],
  // The space between a number, or an argument, and its unit, if it is not a no-break space.
  ['unit', new RegExp(`(?<=[\\d}#]) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu')],
  // A dash between spaces, or a long dash between letters.
  ['dash', /(?<=\S)[ \u00A0][–—-][ \u00A0](?=\S)|(?<=\p{L})—(?=\p{L})/gu],
  ['exclamation', /!/g],
];

/** Reports signs that the site writes differently, and mends those of which only one reading is possible. */
export const textTypography = defineSiteRule({
  code: 'text/typography',
  severity: 'warning',
  examples: {
    bad: {
      'i18n/nl.json': `{ "photo": "Foto's binnen {hours, number} uur" }`,
      'i18n/en.json': `{ "photo": "Photos within {hours, number}\\u00a0hours" }`,
    },
    good: {
      'i18n/nl.json': `{ "photo": "Foto’s binnen {hours, number}\\u00a0uur, vanaf {price, number, euro}" }`,
      'i18n/en.json': `{ "photo": "Photos within {hours, number}\\u00a0hours, from {price, number, euro}" }`,
    },
  },
  message(message, context) {
    // An apostrophe before a brace or bracket is ICU syntax: `unquoted` blanks these out.
    const text = message.isPlainText ? message.text : unquoted(message.text);
    for (const [problem, expression] of problems)
      reportMatches({ ...message, text }, context, expression, ([got]) => ({ problem, got }));
  },
  fix(report) {
    const { problem } = report.args;
    const [before, after] = [report.text.slice(0, report.span.start), report.text.slice(report.span.end)];
    if (problem === 'unit') return replace(report, '\u00a0');
    if (problem === 'apostrophe') {
      const isInside = /\p{L}$/u.test(before) && /^\p{L}/u.test(after);
      // Dutch words that begin with an apostrophe, such as `'s` in `'s avonds`.
      const isClitic = /(?:^|[\s(])$/.test(before) && /^(?:s|t|n|k|em|ie)\s/.test(after);
      return isInside || isClitic ? replace(report, '’') : undefined;
    }
    if (problem === 'quote') return fixedQuote(report, before, after);
    // A currency or a dash is for a person to mend.
    if (problem !== 'exclamation') return undefined;
    const isEnd = /^(?:$|[\s’)])/.test(after) && /[\p{L}\p{N}]$/u.test(before);
    // Only an unsafe fix: the text loses its emphasis.
    return isEnd ? replace(report, '.', 'unsafe') : undefined;
  },
});

/**
 * Replaces a quotation mark by ‘ or ’, if it is clear whether it opens or closes the quotation. A text that has ‘
 * already is left alone, because one quotation may be inside another.
 */
function fixedQuote(report: FixableReport, before: string, after: string): Fix | undefined {
  const got = String(report.args.got);
  if (report.text.includes('‘')) return undefined;
  if (/[“„«]/.test(got) && /^[\p{L}\p{N}{<]/u.test(after)) return replace(report, '‘');
  if (/[”»]/.test(got) && /[^\s]$/.test(before)) return replace(report, '’');
  const isPaired = (report.text.match(/"/g)?.length ?? 0) === 2;
  if (got !== '"' || !isPaired) return undefined;
  const isFirst = !before.includes('"');
  const isPlain = isFirst
    ? /(?:^|[\s(])$/.test(before) && /^[^\s]/.test(after)
    : /[^\s]$/.test(before) && /^(?:$|[\s).,;:?!])/.test(after);
  return isPlain ? replace(report, isFirst ? '‘' : '’') : undefined;
}
