import { blankOut } from '../language/blank-out.ts';

/**
 * Blanks out what apostrophes quote in ICU text, and `''`, which is an apostrophe itself, so that offsets stay.
 *
 * @example unquoted("a '{b}' c") // 'a       c' with as many blanks as the quoted part is long
 */
export function unquoted(text: string): string {
  return blankOut(text, /''|'(?=[{}<>#])(?:[^']|'')*(?:'|$)/g);
}
