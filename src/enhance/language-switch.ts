const key = 'scrollPosition';

/**
 * Every link to another language keeps query and hash (R24), and a click on it the scroll position (R25). The position is
 * stored by that click alone and removed on arrival, so that no other navigation restores one.
 */
export function switchLanguage(): void {
  keepAddress();
  // A browser that refuses storage throws here: there a page starts at its top.
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
    // With a modifier key the page opens in another tab, which has its own session storage. Another home starts at its top.
    if (link?.dataset.switch === 'page' && !event.ctrlKey && !event.metaKey && !event.shiftKey)
      sessionStorage[key] = scrollY;
  });
}

/** In the links themselves, so that it holds for a new tab and for a link that is copied too. */
function keepAddress(): void {
  const update = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-switch]')) {
      link.search = location.search;
      link.hash = location.hash;
    }
  };
  update();
  addEventListener('hashchange', update);
}
