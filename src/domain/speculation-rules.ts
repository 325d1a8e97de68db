/**
 * Which pages a browser may fetch before a click, and which it may already draw: those behind links that
 * `src/enhance/speculative-loading.ts` marks, and for a finger or a key those that the browser itself expects to be opened.
 *
 * One fixed text, so that the policy can name its hash; as JSON, because `JSON.stringify` would go to the browser with it.
 */
export const speculationRules = `{"prefetch":[{"where":{"selector_matches":"[data-prefetch]"},"eagerness":"immediate"},{"where":{"selector_matches":":is([href^='/nl'],[href^='/en'])"},"eagerness":"moderate"}],"prerender":[{"where":{"selector_matches":"[data-prerender]"},"eagerness":"immediate"}]}`;

/** Name of the one Trusted Types policy: it lets this text become a script of rules, and nothing else become anything. */
export const speculationPolicy = 'rules';
