/** How long after a click a transition may begin, in milliseconds: a later one would delay the page the visitor waits for. */
const latestStart = 40;

/** From how many milliseconds of work after a page's last byte a processor counts as slow; an ordinary one needs half. */
const slowProcessor = 50;

/**
 * Moves a service's signal from its row to the head of its page in a view transition, where the browser has them and the
 * page is there at once. A slow processor gets none: the transition would show the next page a tenth of a second later.
 */
export function setUpViewTransition(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page && page.domInteractive - page.responseEnd > slowProcessor) {
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
    // Only one element may have the name at a time, so a row that was chosen before gives it up.
    for (const svg of document.querySelectorAll<SVGElement>('[data-signal]>svg:first-child'))
      svg.style.viewTransitionName = row.contains(svg) ? 'signal' : 'none';
  });
  addEventListener('pageswap', ({ timeStamp, viewTransition }) => {
    // A transition that is skipped, or that the next page takes no part in, rejects: the page comes all the same.
    viewTransition?.ready.catch((error) => /^(Abort|InvalidState)Error$/.test(error.name) || reportError(error));
    if (timeStamp - clicked > latestStart) viewTransition?.skipTransition();
  });
}
