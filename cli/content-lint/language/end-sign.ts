/** The sign that a text ends in; quotes, brackets and blanks behind it do not count. */
export interface EndSign {
  /** `.`, `!`, `?`, `:`, `;`, `,`, `…`, several of `!` and `?`, or nothing. */
  sign: string;
  /** True where the full stop belongs to an abbreviation, so that it says nothing about the sentence. */
  abbreviation: boolean;
}

const shortened =
  /(?:^|[\s(‘“'"\u00A0])(?:\p{L}\.(?:\s?\p{L}\.)+|(?:etc|enz|bijv|bv|nr|no|nrs|nos|ca|approx|min|max|incl|excl|jr|sr|inc|ltd|co|corp|st|vs|dr|mr|mrs|ms|drs|ir|prof|tel|evt|resp|jl|mln|mld|afb|blz|pp?|fig|vol|ed|dept|est|avg|gem|std|abbr|wk|mnd|hr|hrs|sec|jan|feb|mrt|apr|jun|jul|aug|sept?|okt|oct|nov|dec|ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun)\.)$/iu;

/** Most texts end so, and need no closer look; no abbreviation is as long as seven letters. */
const endsInLetter = /[A-Za-z0-9]$/;
const endsInLongWord = /[a-z]{7}\.$/;
const noSign: EndSign = { sign: '', abbreviation: false };
const fullStop: EndSign = { sign: '.', abbreviation: false };

/** Finds the sign at the end of a text as a reader sees it. */
export function endSign(text: string): EndSign {
  if (endsInLetter.test(text)) return noSign;
  if (endsInLongWord.test(text)) return fullStop;
  const bare = text
    .replace(/[\s\u00A0"'’”»)\]}*_]+$/u, '')
    .replace(/\p{Extended_Pictographic}\uFE0F?$/u, '')
    .trimEnd();
  if (/(?:…|\.\.\.)$/.test(bare)) return { sign: '…', abbreviation: false };
  if (/[^.]\.\.$/.test(bare)) return { sign: '..', abbreviation: false };
  if (/[!?]{2}$/.test(bare)) return { sign: /[!?]+$/.exec(bare)?.[0] ?? '', abbreviation: false };
  const sign = /[.!?:;,。？！：；，¿¡؟]$/u.exec(bare)?.[0] ?? '';
  const isShortened = shortened.test(bare) || isAside(text);
  return { sign: alike[sign] ?? sign, abbreviation: sign === '.' && isShortened };
}

/** Whether a text ends in brackets inside its sentence: a full stop in there ends a word, `(alt.)`. */
function isAside(text: string): boolean {
  return /[^\s.!?…][\s\u00A0]+\([^()]*\.\)\s*$/u.test(text);
}

/** Signs of other scripts that say the same. */
const alike: Readonly<Record<string, string>> = {
  '。': '.',
  '？': '?',
  '！': '!',
  '：': ':',
  '；': ';',
  '，': ',',
  '؟': '?',
};
