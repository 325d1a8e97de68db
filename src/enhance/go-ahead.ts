/** How long a pointer rests on a link before its page is drawn, in milliseconds, where a browser has speculation rules. */
const drawAfter = 250;

/** And before its page is fetched, where it has none. */
const fetchAfter = 80;

/**
 * Gets the page ahead that a visitor is about to open, by marks that the speculation rules of a page look for. Under a
 * pointer it is fetched at once; under one that rests it is drawn too, but not before a slow line has brought it: a page
 * that is still being drawn when the click comes takes a slow processor longer than one that was only fetched. A visitor
 * who saves data gets neither.
 */
export function goAhead(): void {
  const { dataset } = document.documentElement;
  if (!('ahead' in dataset)) return;
  const hasRules = HTMLScriptElement.supports?.('speculationrules');
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;
  let drawn: HTMLElement | undefined;
  const act = (link: HTMLAnchorElement) => {
    if (!hasRules) {
      if (fetched.has(link.href)) return;
      fetched.add(link.href);
      // fetch() and not <link rel=prefetch>, which the policy's default-src would block and Safari does not know.
      fetch(link.href, { priority: 'low' });
    } else if (!link.dataset.switch) {
      // Not behind the language switch: its page would read the scroll position before the click has written it.
      delete drawn?.dataset.rest;
      drawn = link;
      link.dataset.rest = '';
    }
  };
  const near = (element: Element | null) => {
    dataset.hover = '';
    const link = element?.closest<HTMLAnchorElement>('a[href^="/"]:not([href*="."],[data-chat])');
    if (link && link.pathname !== location.pathname) timer = setTimeout(act, hasRules ? drawAfter : fetchAfter, link);
  };
  addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    if (pointerType !== 'touch') near(target as Element);
  });
  addEventListener('pointerdown', () => clearTimeout(timer));
  // This code comes with the first move, which may have ended on a link.
  if (matchMedia('(hover:hover)').matches) near(document.querySelector('a:hover'));
}
