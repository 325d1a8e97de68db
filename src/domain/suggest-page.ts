import type { Locale } from '#src/domain/locale.ts';

/** A page by the path below its locale, such as `diensten/seo`, and its name. */
export type NamedPath = readonly [path: string, name: string];

/** Where the list of pages of a locale lies, for the not-found page. */
export function pageListPath(locale: Locale): string {
  return `/pages.${locale}.json`;
}

/** Below this likeness a guess would be noise. */
const likeEnough = 0.5;

/**
 * The page whose address or name is most like a path that leads nowhere, or undefined where none is like it.
 *
 * @example suggestPage('/nl/diensten/woocomerce', [['diensten/woocommerce', 'WooCommerce']])?.[1] // 'WooCommerce'
 */
export function suggestPage<P extends NamedPath>(path: string, pages: readonly P[]): P | undefined {
  const wanted = words(decoded(path).replace(/^\/(?:nl|en)(?=\/|$)/, ''));
  const last = words(decoded(path).replace(/\/+$/, '').split('/').at(-1) ?? '');
  if (wanted === '') return undefined;
  let best: { page: P; score: number } | undefined;
  for (const page of pages) {
    const [address, name] = page;
    const score = Math.max(
      likeness(last, words(address.split('/').at(-1) ?? '')),
      likeness(last, words(name)),
      likeness(wanted, words(address)) * 0.95,
    );
    if (score >= likeEnough && score > (best?.score ?? 0)) best = { page, score };
  }
  return best?.page;
}

/** A path with a broken escape is read as it stands. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Lower case, without accents, one space between words, without the ending of a file. */
function words(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** How alike two texts are, 0 to 1: what two letters in a row they share (Dice), and a whole word inside counts high. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length < 2 || other.length < 2) return 0;
  const pairs = new Map<string, number>();
  for (const pair of pairsOf(one)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of pairsOf(other)) {
    const left = pairs.get(pair) ?? 0;
    if (left > 0) {
      shared++;
      pairs.set(pair, left - 1);
    }
  }
  return (2 * shared) / (one.length + other.length - 2);
}

function* pairsOf(text: string): Generator<string> {
  for (let at = 0; at + 1 < text.length; at++) yield text.slice(at, at + 2);
}
