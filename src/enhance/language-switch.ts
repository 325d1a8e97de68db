const key = 'scrollPosition';

/**
 * The language switch keeps query and hash (R24) and the scroll position (R25). The position is stored by the click on
 * the switch alone and removed on arrival, so that no other navigation restores one.
 */
export function keepScrollPosition(): void {
  const position = sessionStorage[key];
  if (position) {
    delete sessionStorage[key];
    const restore = () => scrollTo(0, position);
    restore();
    // A browser scrolls to the hash once more when the page has loaded.
    if (location.hash) addEventListener('load', restore);
  }
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-switch]');
    // With a modifier key the page opens in another tab, which has its own session storage.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    link.search = location.search;
    link.hash = location.hash;
    // The other home is another page, which starts at its top.
    if (link.dataset.switch === 'page') sessionStorage[key] = scrollY;
  });
}
