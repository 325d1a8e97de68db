/**
 * The speculation rules: which pages a browser may prefetch and prerender. A page is fetched at once when
 * `src/enhance/speculative-loading.ts` has marked its link. Of all other links to pages the browser chooses (`moderate`),
 * which helps where no pointer moves towards a link. A path with a dot is that of a file.
 *
 * A fixed text, so that the security policy can contain its hash; written as JSON to save the browser `JSON.stringify`.
 */
export const speculationRules = `{"prefetch":[{"where":{"selector_matches":"[data-prefetch]"},"eagerness":"immediate"},{"where":{"selector_matches":"[href^='/']:not([href*='.'])"},"eagerness":"moderate"}],"prerender":[{"where":{"selector_matches":"[data-prerender]"},"eagerness":"immediate"}]}`;

/** Name of the only Trusted Types policy, which allows this text alone. */
export const speculationPolicy = 'rules';
