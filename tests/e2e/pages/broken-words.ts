/**
 * Words of the page that are broken in the middle because their place is too narrow, as a browser without a dictionary for
 * hyphens shows them. Runs in the page, so it stands alone.
 */
export function brokenWords(): string[] {
  document.documentElement.style.setProperty('hyphens', 'manual');
  document.body.style.setProperty('hyphens', 'manual');
  const broken = new Set<string>();
  const range = document.createRange();
  /** Whether what is in the range lies on more than one line. */
  const isBroken = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    if (!isBroken()) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (isBroken()) broken.add(word);
    }
  }
  document.documentElement.style.removeProperty('hyphens');
  document.body.style.removeProperty('hyphens');
  return [...broken];
}
