/** A word with a capital and no other: names of products, and the beginnings of sentences. */
const capitalised = /(?<![\p{L}\p{N}{<_./@:-])\p{Lu}\p{Ll}{4,}(?![\p{L}\p{N}_}>])/gu;

/** Inside a sentence, behind a small word: where only a name has a capital. */
const behindWord = /\p{Ll}[\s\u00A0]$/u;

/** The words of some texts that are never without their capital, and have it inside a sentence too: names. */
export function alwaysCapitalised(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  const small = new Set<string>();
  const inside = new Set<string>();
  for (const [key, text] of texts) {
    for (const { 0: word, index } of text.matchAll(capitalised)) {
      if (behindWord.test(text.slice(Math.max(0, index - 2), index))) inside.add(word);
      const keysOfWord = keys.get(word);
      if (!keysOfWord) keys.set(word, [key]);
      else if (keysOfWord.at(-1) !== key) keysOfWord.push(key);
    }
    for (const [word] of text.matchAll(/\p{Ll}{5,}/gu)) small.add(word);
  }
  for (const word of keys.keys()) if (small.has(word.toLowerCase()) || !inside.has(word)) keys.delete(word);
  return keys;
}

/** Where a text has a word in small letters and nowhere with its capital; undefined where it has not. */
export function smallAt(text: string, word: string): number | undefined {
  if (text.includes(word)) return undefined;
  const at = text.indexOf(word.toLowerCase());
  if (at < 0) return undefined;
  const around = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
  return /[\p{L}\p{N}{}<>_./@:]/u.test(around) ? undefined : at;
}
