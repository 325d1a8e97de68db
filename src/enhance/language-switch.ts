const key = 'scrollPosition';

/**
 * The language switch keeps query and hash (R24) and the scroll position (R25). The position is written by the click on
 * the switch alone and taken away on arrival, so that no other way through the site restores one.
 */
export function keepPlace(): void {
  const position = sessionStorage[key];
  if (position) {
    delete sessionStorage[key];
    const restore = () => scrollTo(0, position);
    restore();
    // A browser goes to the hash once more when the page is there.
    if (location.hash) addEventListener('load', restore);
  }
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-switch=page]');
    // With a modifier key the page opens in another tab, which has a storage of its own.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    link.search = location.search;
    link.hash = location.hash;
    sessionStorage[key] = scrollY;
  });
}
