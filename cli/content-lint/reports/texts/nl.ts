import { dutchRules } from './nl-rules.ts';
import { dutchSyntax } from './nl-syntax.ts';
import type { Texts } from './texts.ts';

/** Alle teksten van het gereedschap in het Nederlands. */
export const dutch: Texts = {
  rules: dutchRules,
  ...dutchSyntax,
  locales: { de: 'Duits', fr: 'Frans', es: 'Spaans', nl: 'Nederlands', en: 'Engels' },
  severities: { error: 'fout', warning: 'waarschuwing', note: 'opmerking' },
};
