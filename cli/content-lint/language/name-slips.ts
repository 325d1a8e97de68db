/** A word with a capital and no other: names of products, and the beginnings of sentences. */
const capitalised = /(?<![\p{L}\p{N}{<_./@:-])\p{Lu}\p{Ll}{4,}(?![\p{L}\p{N}_}>])/gu;

/** The words of some texts that are never without their capital: names, among others. */
export function alwaysCapitalised(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  const small = new Set<string>();
  for (const [key, text] of texts) {
    for (const [word] of text.matchAll(capitalised)) {
      const own = keys.get(word);
      if (!own) keys.set(word, [key]);
      else if (own.at(-1) !== key) own.push(key);
    }
    for (const [word] of text.matchAll(/\p{Ll}{5,}/gu)) small.add(word);
  }
  for (const word of keys.keys()) if (small.has(word.toLowerCase())) keys.delete(word);
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
