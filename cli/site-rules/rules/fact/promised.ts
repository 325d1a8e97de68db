import { exampleFacts } from '#cli/site-rules/examples/facts.ts';
import { unitOf } from '#cli/site-rules/records/fact-patterns.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** The facts that are a promised period, each with the words by which a sentence about it is recognised. */
const promises: readonly [fact: string, about: RegExp][] = [
  ['responseHours', /\b(?:antwoord|reactie|an answer|a reply)\b/i],
  ['noticeMonths', /\b(?:opzegtermijn|opzeggen|opzegt|notice)\b/i],
  ['remedyMonths', /\b(?:kosteloos|zonder kosten|herstellen we|free of charge|repair)\b/i],
  ['reprintDays', /\b(?:drukfout|fout in drukwerk|misprint|printing fault|reprint)\b/i],
  ['paymentDays', /\b(?:betaaltermijn|betaalt een factuur|invoices? (?:is|are) due)\b/i],
];

/** Numbers in digits or in Dutch or English words, as alternatives of a regular expression. */
const numbers =
  '\\d+|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien|(?:\\p{L}+[eë]n)?(?:twintig|dertig|veertig|vijftig|zestig)|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty)(?:-\\w+)?';

/** Reports a period that a sentence gives in words or digits in place of its fact: it may differ from other texts. */
export const factPromised = defineSiteRule({
  code: 'fact/promised',
  severity: 'error',
  examples: {
    bad: {
      'content/facts.yaml': exampleFacts('noticeMonths: { value: 1, source: "Own terms." }'),
      'i18n/nl.json': '{ "a": "Opzeggen kan met twee maanden opzegtermijn.", "b": "{noticeMonths, number}" }',
      'i18n/en.json': '{ "a": "Cancel with two months’ notice.", "b": "{noticeMonths, number}" }',
    },
    good: {
      'content/facts.yaml': exampleFacts('noticeMonths: { value: 1, source: "Own terms." }'),
      'i18n/nl.json':
        '{ "a": "Opzeggen kan met {noticeMonths, plural, one {een maand} other {# maanden}} opzegtermijn. Elke maand een rapport." }',
      'i18n/en.json':
        '{ "a": "Cancel with {noticeMonths, plural, one {one month’s} other {# months’}} notice. A report each month." }',
    },
  },
  message(message, context) {
    const facts = context.data.singleFiles.facts?.value;
    if (!facts) return;
    const { locale, key, text } = message;
    for (const [fact, about] of promises) {
      if (!(fact in facts) || !about.test(text)) continue;
      // Matches `twee maanden`, `a month` and `30 days`. `working days` is an alternative of its own, because `unitOf`
      // only gives words that follow the number at once, such as `days`.
      const period = new RegExp(
        `(?<![\\p{L}\\d]|\\d[.,])(?:${numbers})[\\s\\u00a0](?:working days|${unitOf(fact)})(?!\\p{L})`,
        'giu',
      );
      for (const { 0: sentence, index } of text.matchAll(/[^.!?]+[.!?]*/g)) {
        // A sentence with the fact as an argument keeps the promise; another period in it is about something else.
        if (!about.test(sentence) || sentence.includes(`{${fact}`)) continue;
        for (const { 0: got, index: offset } of sentence.matchAll(period)) {
          // The value of the fact in digits is reported by `fact/as-digits`.
          if (Number.parseInt(got, 10) === facts[fact]?.value) continue;
          const start = index + offset;
          context.report({ locale, key, span: { start, end: start + got.length } }, { fact, got });
        }
      }
    }
  },
});
