/** The key of the position in the session storage. */
const key = 'scrollPosition';

/**
 * Makes every link to another language (`data-switch`) keep query and hash (R24), and a click on it keep the scroll
 * position (R25). Only that click stores the position, and it is removed on arrival, so that no other navigation
 * restores one.
 */
export function switchLanguage(): void {
  keepAddress();
  // Throws if the browser blocks storage; `entry.ts` catches that, and the page starts at its top.
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
    // With a modifier key the page opens in another tab, which has its own session storage. A link to the home page
    // (`data-switch="home"`, see `shell/language-menu.tsx`) leads to the top of that page.
    if (link?.dataset.switch === 'page' && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey)
      sessionStorage[key] = scrollY;
  });
}

/** Puts query and hash into the links themselves, so that a new tab and a copied link have them too. */
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
