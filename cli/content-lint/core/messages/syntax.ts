/**
 * How the texts of a project are written: ICU as FormatJS and next-intl read it, ICU as i18next-icu does (whose parser
 * knows no tags), i18next's own, and vue-i18n's.
 */
export const syntaxes = ['icu', 'icu-i18next', 'i18next', 'vue-i18n'] as const;

export type Syntax = (typeof syntaxes)[number];

/** What the number without a name is called in findings, and in ICU. */
export const unnamedNumber = 'count';

/** Whether the forms of a plural are chosen by a number without a name, so that a text without forms lacks no argument. */
export function choosesWithoutName(syntax: Syntax): boolean {
  return syntax === 'vue-i18n';
}
