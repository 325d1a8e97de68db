/** Lets a service's signal travel from its row to the head of its page, where a browser has view transitions. */
export function carrySignal(): void {
  addEventListener('click', ({ target }) => {
    const row = (target as Element).closest('[data-signal]');
    if (!row) return;
    // One element at a time may have the name: the strip of this page, or the row chosen before, gives it up.
    for (const svg of document.querySelectorAll<SVGElement>('.vt-signal,[data-signal]>svg:first-child'))
      svg.style.viewTransitionName = row.contains(svg) ? 'signal' : 'none';
  });
}
