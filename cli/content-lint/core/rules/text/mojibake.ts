import { hasSyntax } from '../../fix.ts';
import { windows1252 } from '../../language/windows-1252.ts';
import { defineRule } from '../../rule.ts';
import { replaceMatches, reportFirstMatch } from '../report-matches.ts';

/**
 * UTF-8 that was read as Windows-1252, once: `Ã©` for é, `â‚¬` for €, `Â©` for ©, and `Ã` before a blank for à, whose
 * second byte was a no-break space (but Vietnamese writes `ĐÃ`). A quotation mark or no-break space behind Å or Ä counts
 * inside a word only, as in `cÅ“ur` for cœur: Swedish and German write `„Ä“`. Also what begins with `ðŸ`, for an emoji, and `ï»¿`,
 * for a byte order mark; and the mark of a lost character, as it is or as `ï¿½`.
 */
const broken =
  /(?:Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[ÅÄ][\u0080-\u009F\u00A1-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ•–—˜™š›œžŸ]|(?<!\p{Lu})[ÅÄ][\u00A0‘’“”](?=\p{Ll})|â[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]?|Â[\u0080-\u00BF]|ï»¿|ï¿½|ðŸ.{0,2})+|(?<!\p{Lu})Ã(?=\s)|\uFFFD/gu;

/** A question mark in the place of a letter, as in `co?rdinatie`. */
const lost = /(?<=\p{L})\?(?=\p{Ll})/gu;

export const textMojibake = defineRule({
  code: 'text/mojibake',
  severity: 'error',
  examples: {
    bad: { nl: 'CoÃ¶rdinatie', en: 'Coordination' },
    good: { nl: 'Coördinatie à la carte', en: 'Coordination à la carte' },
  },
  needs: /[ÃÅÄâÂïð\ufffd]|\?\S/,
  message(message, context) {
    // `near` is what the reader is asked about: “Was … meant?”. Without it the report only names what is broken.
    if (reportFirstMatch(message, context, broken, ([got]) => ({ got, near: decoded(got) }))) return;
    // Addresses have question marks between letters.
    if (!/[/@=]/.test(message.text)) reportFirstMatch(message, context, lost, ([got]) => ({ got, near: '' }));
  },
  fix(report) {
    // A question mark in the place of a letter has no fix: `broken` does not match it.
    return replaceMatches(report, broken, ([got]) => {
      const meant = decoded(got);
      // `ï¿½` is the mark of a lost character, which nothing brings back.
      if (meant === '' || meant.includes('\uFFFD') || hasSyntax(meant)) return undefined;
      // `ï»¿` is a byte order mark, which no text has inside.
      return meant.replaceAll('\uFEFF', '');
    });
  },
});

/** What the characters were before: their Windows-1252 bytes, read as UTF-8; empty if these are not valid UTF-8. */
function decoded(got: string): string {
  const bytes = [...got].map((character) => {
    const at = windows1252.indexOf(character);
    return at >= 0 ? 0x80 + at : (character.codePointAt(0) ?? 0);
  });
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return '';
  }
}
