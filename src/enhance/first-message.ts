/**
 * Decides before the first frame what the page asks first, so that nothing moves when it is there: whether it may load the
 * live chat (R64), then whether it is read in another language. The finishing step puts it into the head of every page.
 */
const page = document.documentElement;
// The first language of the browser that the page exists in, by its alternates, which are above this script in the head.
const preferred = navigator.languages
  .map((language) => language.slice(0, 2))
  .find((language) => document.querySelector(`[hreflang|="${language}"]`));
// Only somebody who comes from another site, with a browser that prefers another language, is offered it.
if (preferred && preferred !== page.lang && !document.referrer.startsWith(location.origin))
  page.dataset.offer = preferred;
try {
  if (!localStorage.cookieConsent) page.dataset.ask = '';
} catch (error) {
  // A browser that refuses storage could not remember the answer, so nobody is asked there.
  if ((error as Error).name !== 'SecurityError') reportError(error);
}

export {};
