/**
 * Which pages a browser may fetch before a click, and which it may already draw. What a pointer comes over is fetched at
 * once, by a mark on the document: where there is only a finger, `eager` would fetch all that a phone shows. A link is
 * drawn ahead by a mark of its own. The marks are those of `src/enhance/go-ahead.ts`.
 *
 * One fixed text, so that the policy can name its hash; as JSON, because `JSON.stringify` would go to the browser with it.
 */
export const speculationRules = `{"prefetch":[{"where":{"selector_matches":"[data-hover] :is([href^='/nl'],[href^='/en'])"},"eagerness":"eager"},{"where":{"selector_matches":":is([href^='/nl'],[href^='/en'])"},"eagerness":"moderate"}],"prerender":[{"where":{"selector_matches":"[data-rest]"},"eagerness":"immediate"}]}`;

/** Name of the one Trusted Types policy: it lets this text become a script of rules, and nothing else become anything. */
export const rulesPolicy = 'rules';
