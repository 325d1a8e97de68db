/** How long after the click on a picture a transition may begin, in milliseconds: a later one would delay the page. */
const latestStart = 40;

/** A slow processor works longer than this after a page's last byte, in milliseconds; an ordinary one needs half. */
const slowProcessor = 50;

/**
 * Starts a view transition in which the small picture of a service grows into the drawing on its page, if the browser
 * supports it and the page is loaded at once. Other links have none: while two pages fade into each other, neither can
 * be read. A slow processor gets none: the transition would show the next page a tenth of a second later.
 */
export function setUpViewTransition(): void {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (timing && timing.domInteractive - timing.responseEnd > slowProcessor) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@view-transition{navigation:none}');
    document.adoptedStyleSheets = [sheet];
    return;
  }
  // Before any time: without a click on a picture no navigation has a transition.
  let chosenAt = Number.NEGATIVE_INFINITY;
  addEventListener('click', ({ target, timeStamp }) => {
    const chosen = (target as Element).closest('[data-drawing]');
    if (!chosen) return;
    chosenAt = timeStamp;
    // The drawing on the next page has the same name (`service-hero.css`). Only one element may have it at a time, so a
    // picture that was chosen before gives it up.
    for (const image of document.querySelectorAll<HTMLElement>('[data-drawing] img'))
      image.style.viewTransitionName = chosen.contains(image) ? 'chosen-picture' : 'none';
  });
  addEventListener('pageswap', ({ timeStamp, viewTransition }) => {
    // A transition that is skipped, or that the next page takes no part in, rejects: the page is shown anyway.
    viewTransition?.ready.catch((error) => /^(Abort|InvalidState)Error$/.test(error.name) || reportError(error));
    if (timeStamp - chosenAt > latestStart) viewTransition?.skipTransition();
  });
}
