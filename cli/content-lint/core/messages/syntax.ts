/**
 * How the texts of a project are written: ICU as FormatJS and next-intl read it, ICU as i18next-icu does (whose parser
 * knows no tags), i18next's own, and vue-i18n's.
 */
export const syntaxes = ['icu', 'icu-i18next', 'i18next', 'vue-i18n'] as const;

export type Syntax = (typeof syntaxes)[number];

/** The name that findings and ICU give to the number of a plural if its syntax has no name for it. */
export const defaultCountName = 'count';

/**
 * Whether a number without a name chooses the forms of a plural. Then a translation without forms does not lack `count`:
 * the call passes the number, whatever the text shows.
 */
export function countNeedsNoName(syntax: Syntax): boolean {
  return syntax === 'vue-i18n';
}
