import { decodeEscapes } from './decode-escapes.ts';

/** A page by its path below the locale, such as `diensten/seo`, or an empty one for the home page, and its name. */
export type NamedPath = readonly [path: string, name: string];

/** The least similarity of a suggestion; below it the guess is usually wrong. */
const threshold = 0.5;

const mostSuggestions = 3;

/**
 * What the similarity of whole paths counts for. That of last parts and of names counts fully, so that of two equally
 * similar pages, the one whose last part or name is similar comes first.
 */
const weightOfWholePath = 0.95;

/** The first segment of a path, if it looks like a locale: `/nl`, `/en-gb`. */
const localePrefix = /^\/[a-z]{2}(?:-[a-z]+)?(?=\/|$)/i;

/**
 * Gives the pages whose path or name is most similar to a path that does not exist: at most three, the nearest first.
 * The list is empty if no page is similar.
 *
 * @example suggestPages('/nl/diensten/woocomerce', [['diensten/woocommerce', 'WooCommerce']])[0]?.[1] // 'WooCommerce'
 */
export function suggestPages<P extends NamedPath>(path: string, pages: readonly P[]): P[] {
  const readablePath = decodeEscapes(path);
  const pathWords = plainWords(readablePath.replace(localePrefix, ''));
  const lastPartWords = plainWords(readablePath.replace(/\/+$/, '').split('/').at(-1) ?? '');
  if (pathWords === '') return [];
  const scores = pages.map((page) => {
    const [pagePath, name] = page;
    const score = Math.max(
      similarity(lastPartWords, plainWords(pagePath.split('/').at(-1) ?? '')),
      similarity(lastPartWords, plainWords(name)),
      similarity(pathWords, plainWords(pagePath)) * weightOfWholePath,
    );
    return { page, score };
  });
  return scores
    .filter(({ score }) => score >= threshold)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSuggestions)
    .map(({ page }) => page);
}

/** Prepares a text for comparison: lower case, no accents, one space between words, no file extension. */
function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The Sørensen–Dice coefficient of the pairs of letters of two texts: 0 to 1. */
function similarity(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1;
  if (a.length < 2 || b.length < 2) return 0;
  const pairs = new Map<string, number>();
  for (const pair of pairsOf(a)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of pairsOf(b)) {
    const unmatched = pairs.get(pair) ?? 0;
    if (unmatched > 0) {
      shared++;
      pairs.set(pair, unmatched - 1);
    }
  }
  return (2 * shared) / (a.length + b.length - 2);
}

function* pairsOf(text: string): Generator<string> {
  for (let at = 0; at + 1 < text.length; at++) yield text.slice(at, at + 2);
}
