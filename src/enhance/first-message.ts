/**
 * Decides before the first frame what the page asks first, so that nothing moves when it is there: whether it may load the
 * live chat (R64), then whether it is read in the other language. The finishing step puts it into the head of every page.
 */
const page = document.documentElement;
const preferred = navigator.languages.find((language) => /^(nl|en)/.test(language));
// Only somebody who comes from another site, with a browser that prefers the other language, is offered it.
if (preferred && !preferred.startsWith(page.lang) && !document.referrer.startsWith(location.origin))
  page.dataset.offer = '';
try {
  if (!localStorage.cookieConsent) page.dataset.ask = '';
} catch {
  // A browser that refuses storage could not remember the answer.
}

export {};
