/**
 * Matches a word of five letters or more with a capital in front and no other: `Solin` in `About Solin`, but not `API`,
 * `WooCommerce`, `<Solin>` or `{Solin}`. Such words are names of products, and the beginnings of sentences.
 */
const capitalised = /(?<![\p{L}\p{N}{<_./@:-])\p{Lu}\p{Ll}{4,}(?![\p{L}\p{N}_}>])/gu;

/** Matches what is before a word inside a sentence, where only a name has a capital: a small letter and a blank. */
const insideSentence = /\p{Ll}[\s\u00A0]$/u;

/** A word that some texts always have with its capital. */
export interface CapitalisedWord {
  /** Keys of the texts that have it. */
  keys: string[];
  /** Whether one of these texts has it inside a sentence, where only a name has a capital. */
  isInsideSentence: boolean;
}

/** A cache: a catalogue whose file did not change has the same object of texts in the next check. */
const cache = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, CapitalisedWord>>();

/**
 * The capitalised words of some texts, without those that one of the texts has in small letters only. For the rule
 * `text/brand` they are the names of the source, which a translation may have by mistake in small letters.
 */
export function alwaysCapitalised(texts: ReadonlyMap<string, string>): ReadonlyMap<string, CapitalisedWord> {
  const words = cache.get(texts) ?? capitalisedIn(texts);
  cache.set(texts, words);
  return words;
}

function capitalisedIn(texts: ReadonlyMap<string, string>): Map<string, CapitalisedWord> {
  const words = new Map<string, CapitalisedWord>();
  const keysByLowerCaseWord = new Map<string, string[]>();
  for (const [key, text] of texts) {
    for (const { 0: word, index } of text.matchAll(capitalised)) {
      const isInsideSentence = insideSentence.test(text.slice(Math.max(0, index - 2), index));
      const known = words.get(word);
      if (!known) words.set(word, { keys: [key], isInsideSentence });
      else {
        if (known.keys.at(-1) !== key) known.keys.push(key);
        known.isInsideSentence ||= isInsideSentence;
      }
    }
    // Words in small letters, such as `token` in `the token`. Those of an address, such as `solin.example`, do not
    // count: it has names in small letters too.
    for (const [word] of text.matchAll(/(?<![\p{L}./@_-])\p{Ll}{5,}(?![\p{L}@_]|[.-]\p{L})/gu)) {
      const known = keysByLowerCaseWord.get(word);
      if (known) known.push(key);
      else keysByLowerCaseWord.set(word, [key]);
    }
  }
  for (const [word, { keys }] of words) {
    // A small one in a text that also has the capital is a slip of the source itself, and does not count.
    if (keysByLowerCaseWord.get(word.toLowerCase())?.some((key) => !keys.includes(key))) words.delete(word);
  }
  return words;
}

/** Whether a text has a word with its capital inside a sentence. */
export function hasCapitalMidSentence(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (insideSentence.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

/** Whether a text has a word with its capital between two words in small letters: a word of a title is not. */
export function isBetweenLowercaseWords(text: string, word: string): boolean {
  const at = text.indexOf(word);
  // Room for a comma, a blank and a letter.
  const behind = text.slice(at + word.length, at + word.length + 3);
  return at > 1 && insideSentence.test(text.slice(at - 2, at)) && /^,?[\s\u00A0]\p{Ll}/u.test(behind);
}

/** The offset at which a text has a word in small letters, if it has the word nowhere with its capital. */
export function lowercaseOffset(text: string, word: string): number | undefined {
  if (text.includes(word)) return undefined;
  const at = text.indexOf(word.toLowerCase());
  if (at < 0) return undefined;
  // A letter or one of these signs beside the word makes it part of something else, such as an address.
  const around = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
  return /[\p{L}\p{N}{}<>_./@:]/u.test(around) ? undefined : at;
}
