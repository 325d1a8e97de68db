import { expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { builtInRules } from '#cli/content-lint/core/rules/built-in-rules.ts';
import { rulePage } from '#cli/content-lint/reports/rule-page.ts';
import { loadTexts } from '#cli/content-lint/reports/texts/load-texts.ts';
import { projectOf } from './expect-findings.ts';
import { proveRules } from './prove-rules.ts';

const texts = { en: await loadTexts('en'), nl: await loadTexts('nl') };

test.each(builtInRules.map((rule) => [rule.code, rule] as const))('%s has a page with its examples', (code, rule) => {
  const page = rulePage(rule, texts.en);
  expect(page).toMatch(new RegExp(`^# ${code}\n`));
  for (const text of [...Object.values(rule.examples.bad), ...Object.values(rule.examples.good)])
    expect(page).toContain(text.trimEnd());
  expect(page).not.toMatch(/: undefined|\[object/);
});

proveRules({
  folder: 'cli/content-lint/core/rules',
  rules: builtInRules,
  findingsIn: (files) => checkProject(projectOf(files, { settings: { complete: ['*'], rules: { '*': 'on' } } })),
  texts,
  codes: [...Object.keys(texts.en.rules), ...Object.keys(texts.nl.rules)],
});
