import { textFile } from '#cli/audit/audit-site.ts';
import type { Check } from '#cli/audit/check.ts';
import { retryRule } from '#src/domain/code-retry.ts';

const file = '/_redirects';
/** The limit of Cloudflare, the platform that serves the site. */
const rulesAtMost = 2000;

/**
 * Every rule is a 301 to a page that exists, except `retryRule`, which serves each script at a second address, for a
 * browser that failed to load it. No rule leads to another rule or hides a page, and each has a twin: the same rule for the address with, or without, a slash at the end.
 */
export const redirects: Check = {
  name: 'redirects',
  site: ({ served, redirects: rules, pageByPath }) => {
    const text = textFile(served, file);
    if (text === undefined) return [{ file, message: 'is absent' }];
    const lines = text.split('\n').filter((line) => line !== '' && line !== retryRule);
    return [
      ...lines
        // A rule is a line such as `/nl/old /nl/new 301`.
        .filter((line) => !/^\/\S* \/\S* 301$/.test(line))
        .map((line) => ({ file, message: `\`${line}\` is no rule with a 301` })),
      ...(lines.length > rulesAtMost
        ? [{ file, message: `${lines.length} rules: the platform drops what is beyond ${rulesAtMost}` }]
        : []),
      // `rules` is a map by address (see audit-site.ts), so it has fewer entries than lines if an address is repeated.
      ...(lines.length > rules.size ? [{ file, message: 'an address stands twice' }] : []),
      ...[...rules].flatMap(([from, to]) => {
        const twin = from.endsWith('/') ? from.slice(0, -1) : `${from}/`;
        return [
          ...(rules.has(to) ? [`${from} leads to ${to}, which is forwarded again`] : []),
          ...(pageByPath.has(from) ? [`${from} hides a page`] : []),
          ...(pageByPath.has(to) || rules.has(to) ? [] : [`${from} leads to ${to}, which is no page`]),
          ...(rules.get(twin) === to ? [] : [`${from} has no twin ${twin}`]),
        ].map((message) => ({ file, message }));
      }),
    ];
  },
};
