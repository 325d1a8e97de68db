import { englishRules } from './en-rules.ts';
import { englishSyntax } from './en-syntax.ts';
import type { Texts } from './texts.ts';

/** All texts of the tool in English. */
export const english: Texts = {
  rules: englishRules,
  ...englishSyntax,
  locales: { de: 'German', fr: 'French', es: 'Spanish', nl: 'Dutch', en: 'English' },
  severities: { error: 'error', warning: 'warning', note: 'note' },
};
