/** Links to own pages. */
const pages = `:is([href^='/nl'],[href^='/en'])`;

/**
 * Which pages a browser may fetch before a click, and which it may already draw, by the marks of `src/enhance`.
 * What a pointer comes over is fetched at once; where there is only a finger, `eager` would fetch all that a phone shows.
 * They stand in the page: by a header each visit would ask for one file more.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: `[data-hover] ${pages}` }, eagerness: 'eager' },
    { where: { selector_matches: `[data-ahead] ${pages}` }, eagerness: 'moderate' },
  ],
  prerender: [{ where: { selector_matches: '[data-rest]' }, eagerness: 'immediate' }],
});
