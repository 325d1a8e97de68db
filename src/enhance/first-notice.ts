/**
 * Decides before the first frame which notice the page shows, so that nothing moves later: the cookie banner (R64),
 * else the suggestion of another language. It sets `data-ask` and `data-prefers`, for which `shell/consent.css` and
 * `styles/uno.config.ts` have the rules. If both are due, the CSS shows the suggestion only once the banner is
 * answered. The finishing step inlines this script in the head of every page.
 */
const page = document.documentElement;
// The first of the browser's languages that the page exists in. Its `hreflang` links are above this script in the head;
// `|=` has `nl` match `nl-NL` too.
const preferred = navigator.languages
  .map((language) => language.slice(0, 2))
  .find((language) => document.querySelector(`[hreflang|="${language}"]`));
// It is suggested only to a visitor who comes from another site with a browser that prefers another language.
if (preferred && preferred !== page.lang && !document.referrer.startsWith(location.origin))
  page.dataset.prefers = preferred;
try {
  if (!localStorage.cookieConsent) page.dataset.ask = '';
} catch (error) {
  // A browser that blocks storage could not remember the answer, so the banner is not shown.
  if ((error as Error).name !== 'SecurityError') reportError(error);
}

// Makes this file a module, so that its names are not global; the inlined script has nothing of it.
export {};
