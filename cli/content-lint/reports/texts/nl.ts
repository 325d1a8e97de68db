import { dutchFindings } from './nl-findings.ts';
import { dutchSyntax } from './nl-syntax.ts';
import type { Words } from './texts.ts';

/** Alle woorden van het gereedschap in het Nederlands. */
export const dutch: Words = {
  findings: dutchFindings,
  ...dutchSyntax,
  kinds: { service: 'dienst', project: 'case', fact: 'feit' },
  locales: { de: 'Duits', fr: 'Frans', es: 'Spaans', nl: 'Nederlands', en: 'Engels' },
  severities: { error: 'fout', warning: 'waarschuwing', note: 'opmerking' },
};
