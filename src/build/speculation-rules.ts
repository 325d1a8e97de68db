const pages = {
  and: [{ href_matches: ['/nl', '/nl/*', '/en', '/en/*'] }, { not: { selector_matches: '[target=_blank]' } }],
};

/**
 * Which pages a browser may fetch before a click, and which it may already draw: under the pointer the one, at the press
 * the other. The language switch is never drawn ahead, because the page would read the scroll position before the click
 * has written it. A browser that saves data does neither. See the Speculation-Rules header.
 */
export const speculationRules = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [
    { where: { and: [...pages.and, { not: { selector_matches: '[data-switch]' } }] }, eagerness: 'conservative' },
  ],
};
