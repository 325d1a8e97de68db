/**
 * Words of the page that are broken in the middle because their place is too narrow. Runs in the page, so it imports nothing.
 * The page's hyphens are off (`switchOffHyphens`), as in a browser that has no dictionary for them.
 */
export function brokenWords(): string[] {
  // A shorter word is broken nowhere: each of its halves would be one or two letters.
  const lettersAtLeast = 4;
  const words = new RegExp(`[\\p{L}\\p{N}]{${lettersAtLeast},}`, 'gu');
  const broken = new Set<string>();
  const range = document.createRange();
  /** Whether what is in the range lies on more than one line; boxes of one line may differ by part of a pixel. */
  const isBroken = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    // Text in an SVG has no lines; where it is turned, each letter has its position.
    if (node.parentElement.closest('svg')) continue;
    range.selectNodeContents(node);
    if (!isBroken()) continue;
    for (const { 0: word, index } of node.data.matchAll(words)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (isBroken()) broken.add(word);
    }
  }
  return [...broken];
}

/** Shows the page as a browser that has no dictionary for hyphens does. Runs in the page, so it imports nothing. */
export function switchOffHyphens(): void {
  for (const element of [document.documentElement, document.body]) element.style.setProperty('hyphens', 'manual');
}
