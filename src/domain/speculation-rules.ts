/**
 * The speculation rules: which pages a browser may prefetch and prerender. These are the links that
 * `src/enhance/speculative-loading.ts` marks; for touch and keyboard also those that the browser expects to be opened.
 *
 * A fixed text, so that the security policy can contain its hash; written as JSON to save the browser `JSON.stringify`.
 */
export const speculationRules = `{"prefetch":[{"where":{"selector_matches":"[data-prefetch]"},"eagerness":"immediate"},{"where":{"selector_matches":":is([href^='/nl'],[href^='/en'])"},"eagerness":"moderate"}],"prerender":[{"where":{"selector_matches":"[data-prerender]"},"eagerness":"immediate"}]}`;

/** Name of the only Trusted Types policy, which allows this text alone. */
export const speculationPolicy = 'rules';
