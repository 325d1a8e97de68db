import { checkProject } from '#cli/content-lint/engine/check-project.ts';
import { loadTexts } from '#cli/content-lint/reports/language.ts';
import { builtInRules } from '#cli/content-lint/rules/built-in-rules.ts';
import { projectOf } from './expect-findings.ts';
import { proveRules } from './prove-rules.ts';

const texts = { en: await loadTexts('en'), nl: await loadTexts('nl') };

proveRules({
  folder: 'cli/content-lint/rules',
  rules: builtInRules,
  findingsIn: (files) => checkProject(projectOf(files, { settings: { complete: ['*'], rules: { '*': 'on' } } })),
  texts,
  codes: [...Object.keys(texts.en.rules), ...Object.keys(texts.nl.rules)],
});
