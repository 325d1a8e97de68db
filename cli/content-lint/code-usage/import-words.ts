/** By path: the words in the imports of a text. */
export type ImportWords = Map<string, { text: string; words: ReadonlySet<string> }>;

/** For each word the paths of the files that have it in their imports; `known` keeps the words of texts that stay. */
export function pathsByWord(texts: ReadonlyMap<string, string>, known: ImportWords): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const [path, text] of texts) {
    const before = known.get(path);
    const words = before?.text === text ? before.words : wordsOfImports(text);
    known.set(path, { text, words });
    for (const word of words) {
      const all = paths.get(word);
      if (all) all.push(path);
      else paths.set(word, [path]);
    }
  }
  return paths;
}

/** Everything up to the last `from` and the module behind it. Words there that are not of an import do no harm. */
function wordsOfImports(text: string): Set<string> {
  const last = text.lastIndexOf('from');
  if (last < 0) return new Set();
  const end = text.slice(last).search(/['"][^'"]*['"]/);
  const quote = end < 0 ? -1 : text.indexOf(text.charAt(last + end), last + end + 1);
  return new Set(text.slice(0, quote < 0 ? undefined : quote).split(/[^\p{L}\p{N}_$-]+/u));
}
