import { hashOf } from './hash.ts';

/** Matches blanks other than single spaces between words. */
const spaced = /[^\S ]| {2}|^ | $/;

/**
 * Seven characters that follow from a text; how blanks and line breaks separate its words does not count.
 * Not for secrets: it only has to notice that a text has changed (one change in 78 billion goes unseen).
 *
 * @example textHash('Dag  {name}\n') === textHash('Dag {name}') // true
 */
export function textHash(text: string): string {
  let hash = known.get(text);
  if (hash === undefined) {
    if (known.size >= maxTexts) known.clear();
    hash = hashOfPlain(text);
    known.set(text, hash);
  }
  return hash;
}

/** Hashes by text: the language server and `watch` ask for the same texts at every change. */
const known = new Map<string, string>();
const maxTexts = 100_000;

function hashOfPlain(text: string): string {
  const plain = spaced.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
  return (hashOf([plain]) % 36 ** 7).toString(36).padStart(7, '0');
}
