/** How long after a click a transition may begin, in milliseconds: one that begins later holds up what was waited for. */
const late = 40;

/** How long a slow processor is busy with a page after its last byte, in milliseconds; an ordinary one takes half of it. */
const slow = 50;

/**
 * Lets a service's signal travel from its row to the head of its page, where a browser has view transitions and the page
 * is there at once. A slow processor, which a transition would cost a tenth of a second before the next page is seen, goes
 * from page to page without.
 */
export function carrySignal(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page && page.domInteractive - page.responseEnd > slow) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@view-transition{navigation:none}');
    document.adoptedStyleSheets = [sheet];
    return;
  }
  let clicked = 0;
  addEventListener('click', ({ target, timeStamp }) => {
    clicked = timeStamp;
    const row = (target as Element).closest('[data-signal]');
    if (!row) return;
    // One element at a time may have the name: the strip of this page, or the row chosen before, gives it up.
    for (const svg of document.querySelectorAll<SVGElement>('.vt-signal,[data-signal]>svg:first-child'))
      svg.style.viewTransitionName = row.contains(svg) ? 'signal' : 'none';
  });
  addEventListener('pageswap', ({ timeStamp, viewTransition }) => {
    if (timeStamp - clicked > late) viewTransition?.skipTransition();
  });
}
