/** The punctuation mark that a text ends in; quotes, brackets, smileys and blanks behind it do not count. */
export interface EndPunctuation {
  /** `.`, `!`, `?`, `:`, `;`, `,`, `…`, `..`, several of `!` and `?`, an opening `¿` or `¡`, or nothing. */
  mark: string;
  /** True if the full stop may belong to an abbreviation and not to the sentence. */
  mayBeAbbreviation: boolean;
  /** True for the full stop of another script: in such a script few sentences end in `!`. */
  isNativeStop?: boolean;
}

/** Matches an abbreviation at the end of a text: one of single letters, such as `e.g.`, or one of the list. */
const abbreviation =
  /(?:^|[\s(‘“'"\u00A0])(?:\p{L}\.(?:\s?\p{L}\.)+|(?:etc|enz|bijv|bv|nr|no|nrs|nos|ca|approx|min|max|incl|excl|jr|sr|inc|ltd|co|corp|st|vs|dr|mr|mrs|ms|drs|ir|prof|tel|evt|resp|jl|mln|mld|afb|blz|pp?|fig|vol|ed|dept|est|avg|gem|std|abbr|wk|mnd|hr|hrs|sec|jan|feb|mrt|apr|jun|jul|aug|sept?|okt|oct|nov|dec|ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun)\.)$/iu;

/** Most texts end in one of these ways and need no closer look: no abbreviation has seven letters. */
const endsInLetterOrDigit = /[A-Za-z0-9]$/;
const endsInLongWord = /[a-z]{7}\.$/;
/**
 * Closing quotes of any language, such as the “ of German and the « of Danish, brackets, blanks, the `*` and `_` of
 * Markdown, and emoji of one or more characters.
 */
const behindMark = String.raw`\s"'’‘”“»«›‹」』)）\]}*_\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u200D`;
// The lookbehind makes the search begin at the first of the signs only; else it would take quadratic time.
const uncounted = new RegExp(`(?<![${behindMark}])[${behindMark}]+$`, 'u');
const noMark: EndPunctuation = { mark: '', mayBeAbbreviation: false };
const fullStop: EndPunctuation = { mark: '.', mayBeAbbreviation: false };

/** Finds the mark at the end of a text as a reader sees it. */
export function endPunctuation(text: string): EndPunctuation {
  if (endsInLetterOrDigit.test(text)) return noMark;
  if (endsInLongWord.test(text)) return fullStop;
  // Without a smiley such as ` :-)`, then without the signs that do not count.
  const bare = text.replace(/\s[:;]-?[()]\s*$/u, '').replace(uncounted, '');
  if (/(?:…|\.\.\.)$/.test(bare)) return { mark: '…', mayBeAbbreviation: false };
  if (/[^.]\.\.$/.test(bare)) return { mark: '..', mayBeAbbreviation: false };
  if (/[!?]{2}$/.test(bare)) return { mark: /(?<![!?])[!?]+$/.exec(bare)?.[0] ?? '', mayBeAbbreviation: false };
  const mark = /[.!?:;,。．｡？！：；，、؛،।॥។៕။።։۔¿¡؟]$/u.exec(bare)?.[0] ?? '';
  const endsInAbbreviation = abbreviation.test(bare) || isAside(text);
  const latinMark = latinMarks[mark] ?? mark;
  return {
    mark: latinMark,
    mayBeAbbreviation: mark === '.' && endsInAbbreviation,
    isNativeStop: latinMark === '.' && mark !== '.',
  };
}

/**
 * Whether two texts end alike, each as usual in its language: `!` may be 。 in Japanese, and Thai and Lao have no full
 * stop.
 */
export function isSameEnd(a: EndPunctuation, b: EndPunctuation, locales: readonly string[]): boolean {
  if (a.mark === b.mark || a.mayBeAbbreviation || b.mayBeAbbreviation) return true;
  const marks = [a.mark, b.mark];
  if ((a.isNativeStop || b.isNativeStop) && marks.includes('!')) return true;
  return locales.some((locale) => /^(?:th|lo)(?![a-z])/.test(locale)) && marks.includes('') && marks.includes('.');
}

/** Whether a text ends in brackets that belong to its sentence: a full stop in them ends a word, as in `(alt.)`. */
function isAside(text: string): boolean {
  return /[^\s.!?…][\s\u00A0]+\([^()]*\.\)\s*$/u.test(text);
}

/** Marks of other scripts, each with the Latin one of the same meaning. */
const latinMarks: Readonly<Record<string, string>> = {
  '。': '.',
  '．': '.',
  '｡': '.',
  '।': '.',
  '॥': '.',
  '។': '.',
  '៕': '.',
  '။': '.',
  '።': '.',
  '։': '.',
  '۔': '.',
  '、': ',',
  '،': ',',
  '؛': ';',
  '？': '?',
  '！': '!',
  '：': ':',
  '；': ';',
  '，': ',',
  '؟': '?',
};
