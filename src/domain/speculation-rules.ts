/**
 * The speculation rules: which pages a browser may prefetch and prerender. A link that
 * `src/enhance/speculative-loading.ts` has marked with `data-prefetch` or `data-prerender` is loaded at once. Of all
 * other links to pages the browser chooses (`moderate`), which helps where no pointer moves towards a link. A path with
 * a dot is that of a file.
 *
 * A fixed text, so that the security policy can contain its hash; written as JSON to save the browser `JSON.stringify`.
 */
export const speculationRules = `{"prefetch":[{"where":{"selector_matches":"[data-prefetch]"},"eagerness":"immediate"},{"where":{"selector_matches":"[href^='/']:not([href*='.'])"},"eagerness":"moderate"}],"prerender":[{"where":{"selector_matches":"[data-prerender]"},"eagerness":"immediate"}]}`;

/** Name of the site's only Trusted Types policy: the one script text that it gives is `speculationRules`. */
export const speculationPolicy = 'rules';
