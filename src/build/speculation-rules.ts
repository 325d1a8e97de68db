/** Links to own pages; the entry marks the page of a visitor who saves data. */
const pages = `:root:not([data-save]) a:is([href^='/nl'],[href^='/en'])`;

/**
 * Which pages a browser may fetch before a click, and which it may already draw: those under a resting pointer. The
 * language switch is never drawn ahead, because the page would read the scroll position before the click has written it.
 * They stand in the page: by a header each visit would ask for one file more.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: pages }, eagerness: 'moderate' }],
  prerender: [{ where: { selector_matches: `${pages}:not([data-switch])` }, eagerness: 'moderate' }],
});
