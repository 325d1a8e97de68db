import { englishFindings } from './en-findings.ts';
import { englishSyntax } from './en-syntax.ts';
import type { Texts } from './texts.ts';

/** All texts of the tool in English. */
export const english: Texts = {
  findings: englishFindings,
  ...englishSyntax,
  locales: { de: 'German', fr: 'French', es: 'Spanish', nl: 'Dutch', en: 'English' },
  severities: { error: 'error', warning: 'warning', note: 'note' },
};
