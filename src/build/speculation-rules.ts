const pages = [
  { href_matches: ['/nl', '/nl/*', '/en', '/en/*'] },
  // The entry marks the page of a visitor who saves data.
  { selector_matches: ':root:not([data-save]) a:not([target=_blank])' },
];

/**
 * Which pages a browser may fetch before a click, and which it may already draw: under the pointer the one, at the press
 * the other. The language switch is never drawn ahead, because the page would read the scroll position before the click
 * has written it. See the Speculation-Rules header.
 */
export const speculationRules = {
  prefetch: [{ where: { and: pages }, eagerness: 'moderate' }],
  prerender: [
    { where: { and: [...pages, { not: { selector_matches: '[data-switch]' } }] }, eagerness: 'conservative' },
  ],
};
