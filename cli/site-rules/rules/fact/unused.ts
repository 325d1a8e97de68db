import { argumentIndex, parseMessage } from '#cli/content-lint/api.ts';
import { exampleFacts } from '#cli/site-rules/examples/facts.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { factsInCode } from '#src/domain/facts.ts';

/** Reports a fact of `content/facts.yaml` that no message, no package and no code uses. */
export const factUnused = defineSiteRule({
  code: 'fact/unused',
  severity: 'warning',
  examples: {
    bad: {
      'content/facts.yaml': exampleFacts('years: { value: 15, source: "Own history." }'),
      'i18n/nl.json': '{ "about": "Al jaren actief" }',
      'i18n/en.json': '{ "about": "Active for years" }',
    },
    good: {
      'content/facts.yaml': exampleFacts('years: { value: 15, source: "Own history." }'),
      'i18n/nl.json': '{ "about": "Al {years, number} jaar actief" }',
      'i18n/en.json': '{ "about": "Active for {years, number} years" }',
    },
  },
  project(context) {
    const facts = context.data.singleFiles.facts;
    // Without any messages, this is only a part of a site, such as an example.
    if (!facts || context.project.catalogues.every(({ messages }) => messages.size === 0)) return;
    const unused = new Set(Object.keys(facts.value).filter((name) => !factsInCode.includes(name)));
    // Prices are shown by their package, which names the fact.
    for (const item of context.data.singleFiles.packages?.value ?? []) if (item.price) unused.delete(item.price);
    for (const { locale, messages } of context.project.catalogues) {
      for (const [key, text] of messages) {
        if (unused.size === 0) return;
        if (!text.includes('{')) continue;
        const message = parseMessage(key, locale, text);
        // Nobody knows which facts a message with a syntax error names.
        if (message.problem) return;
        for (const name of argumentIndex(message).keys()) unused.delete(name);
      }
    }
    for (const fact of unused) context.report({ file: facts.file.path, path: [fact], on: 'key' }, { fact });
  },
});
