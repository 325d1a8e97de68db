/**
 * The words of each file's imports, by its path, with the text that they were read from. A word is a name or a part of a
 * module's path: `import { Button } from '#ui/button.ts'` has `Button`, `ui` and `button`.
 */
export type ImportWords = Map<string, { text: string; words: ReadonlySet<string> }>;

/**
 * Maps each word to the paths of the files that may import it, so that only those are parsed. It may name too many
 * files, because it does not parse them itself. The words of texts that have not changed come from `known`, to which
 * new ones are added.
 */
export function pathsByWord(texts: ReadonlyMap<string, string>, known: ImportWords): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const [path, text] of texts) {
    const knownEntry = known.get(path);
    const words = knownEntry?.text === text ? knownEntry.words : wordsOfImports(text);
    known.set(path, { text, words });
    for (const word of words) {
      const all = paths.get(word);
      if (all) all.push(path);
      else paths.set(word, [path]);
    }
  }
  return paths;
}

/** The words of a text up to its last `from` and the module behind it: those of its imports are among them. */
function wordsOfImports(text: string): Set<string> {
  const lastFrom = text.lastIndexOf('from');
  if (lastFrom < 0) return new Set();
  const opening = text.slice(lastFrom).search(/['"][^'"]*['"]/);
  const closing = opening < 0 ? -1 : text.indexOf(text.charAt(lastFrom + opening), lastFrom + opening + 1);
  return new Set(text.slice(0, closing < 0 ? undefined : closing).split(/[^\p{L}\p{N}_$-]+/u));
}
