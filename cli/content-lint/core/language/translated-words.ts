import { beginningOf } from './beginning-of.ts';

/** The texts of a catalogue by their keys. */
type Texts = ReadonlyMap<string, string>;

/**
 * The keys of the texts that have a word, by the word in small letters. Of a very long text only the beginning counts,
 * because a list of all its words would need too much memory.
 */
const indexes = new WeakMap<Texts, ReadonlyMap<string, readonly string[]>>();

function keysByWord(texts: Texts): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(texts);
  if (known) return known;
  const byWord = new Map<string, string[]>();
  for (const [key, text] of texts) {
    for (const word of new Set(
      beginningOf(text)
        .toLowerCase()
        .match(/\p{L}[\p{L}\p{M}]{2,}/gu),
    )) {
      const keys = byWord.get(word);
      if (keys) keys.push(key);
      else byWord.set(word, [key]);
    }
  }
  indexes.set(texts, byWord);
  return byWord;
}

/**
 * Whether a language has a word of its own for a word of the source: other texts with it were translated, and no more
 * than one in ten of those kept it. A name, a brand or a borrowed word is kept in nearly all.
 *
 * @param least how many other texts have to show it
 */
export function isTranslatedWord(word: string, key: string, source: Texts, target: Texts, least: number): boolean {
  const small = word.toLowerCase();
  let [translated, kept] = [0, 0];
  for (const otherKey of keysByWord(source).get(small) ?? []) {
    const text = target.get(otherKey);
    if (otherKey === key || !text || text === source.get(otherKey)) continue;
    translated++;
    if (text.toLowerCase().includes(small)) kept++;
  }
  return translated >= least && kept * 10 <= translated;
}
