/**
 * How the texts of a project are written: ICU as FormatJS and next-intl read it, ICU as i18next-icu does (whose parser
 * knows no tags), i18next's own, and vue-i18n's.
 */
export const syntaxes = ['icu', 'icu-i18next', 'i18next', 'vue-i18n'] as const;

export type Syntax = (typeof syntaxes)[number];

/**
 * Texts of other syntaxes are turned into ICU, where the number of a plural has a name: this one if the text gives none,
 * as in vue-i18n.
 */
export const defaultCountName = 'count';

/**
 * Whether a number without a name chooses the forms of a plural. Then a translation without forms does not lack `count`:
 * the call passes the number, whatever the text shows.
 */
export function countNeedsNoName(syntax: Syntax): boolean {
  return syntax === 'vue-i18n';
}
