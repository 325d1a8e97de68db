import { reportMatches } from '#cli/content-lint/api.ts';
import { exampleFacts } from '#cli/site-rules/examples/facts.ts';
import { factPatterns } from '#cli/site-rules/records/fact-patterns.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports a message that has the value of a fact in digits, `24 uur`, where it has to have its argument. */
export const factAsDigits = defineSiteRule({
  code: 'fact/as-digits',
  severity: 'error',
  examples: {
    // `b` is right, so that the fact is used.
    bad: {
      'content/facts.yaml': exampleFacts('responseHours: { value: 24, source: "Own promise." }'),
      'i18n/nl.json': '{ "a": "Antwoord binnen 24\\u00a0uur", "b": "{responseHours, number}\\u00a0uur" }',
      'i18n/en.json': '{ "a": "An answer within 24\\u00a0hours", "b": "{responseHours, number}\\u00a0hours" }',
    },
    good: {
      'content/facts.yaml': exampleFacts('responseHours: { value: 24, source: "Own promise." }'),
      'i18n/nl.json': '{ "a": "Online 24/7, antwoord binnen {responseHours, number}\\u00a0uur" }',
      'i18n/en.json': '{ "a": "Online 24/7, an answer within {responseHours, number}\\u00a0hours" }',
    },
  },
  message(message, context) {
    const facts = context.data.singleFiles.facts;
    if (!facts) return;
    for (const { fact, digits, expression } of factPatterns(facts.value)) {
      if (!message.text.includes(digits)) continue;
      reportMatches(message, context, expression(), ([got]) => ({ fact, got }));
    }
  },
});
