import { englishFindings } from './en-findings.ts';
import { englishSyntax } from './en-syntax.ts';
import type { Words } from './texts.ts';

/** All words of the tool in English. */
export const english: Words = {
  findings: englishFindings,
  ...englishSyntax,
  kinds: { service: 'service', project: 'case', fact: 'fact' },
  locales: { de: 'German', fr: 'French', es: 'Spanish', nl: 'Dutch', en: 'English' },
  severities: { error: 'error', warning: 'warning', note: 'note' },
};
