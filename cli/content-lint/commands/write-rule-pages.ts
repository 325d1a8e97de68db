import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtInRules } from '../core/rules/built-in-rules.ts';
import { rulePage } from '../reports/rule-page.ts';
import { loadTexts } from '../reports/texts/load-texts.ts';

// Runs when the package is made, and is itself no part of it: writes a page for each rule, such as
// `dist/rules/plural/forms.md`.
const texts = await loadTexts('en');
for (const rule of builtInRules) {
  const path = join(import.meta.dirname, '../dist/rules', `${rule.code}.md`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, rulePage(rule, texts));
}
