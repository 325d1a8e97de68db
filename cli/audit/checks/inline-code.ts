import { createHash } from 'node:crypto';
import { type AuditPage, type AuditSite, textFile } from '#cli/audit/audit-site.ts';
import type { Check, Problem } from '#cli/audit/check.ts';
import { type AuditElement, textOf } from '#cli/audit/element.ts';
import { headersFor, readHeaderRules } from '#cli/audit/header-rules.ts';

/**
 * A page has nothing that the security policy blocks, and no data for Waku's client, which the site does without. So it
 * has no inline script except data or one whose hash the policy names, no attribute with code or style, only style
 * sheets whose hashes the policy names, and only scripts that match their `integrity`.
 */
export const inlineCode: Check = {
  name: 'inline-code',
  page: (page, { served }) => {
    const policy = policyOf(page, served);
    return [
      ...page.elements.flatMap((element) =>
        [...element.attributes.keys()]
          .filter((name) => name === 'style' || /^on[a-z]/.test(name))
          .map((name): Problem => ({ at: element, message: `the policy blocks the attribute \`${name}\`` })),
      ),
      ...page.elements
        .filter(({ name }) => name === 'script')
        .flatMap((element) => scriptProblems(element, policy, served)),
      ...styleProblems(page, policy),
      ...(/__FLIGHT_DATA|__WAKU|\/RSC\//.test(page.html)
        ? [{ message: 'data of Waku’s own client is left in it' }]
        : []),
    ];
  },
};

function scriptProblems(element: AuditElement, policy: string, served: AuditSite['served']): Problem[] {
  const src = element.attributes.get('src');
  if (src === undefined) {
    // Such as `application/ld+json`.
    const isData = /\+json$/.test(element.attributes.get('type') ?? '');
    return isData || isAllowed(element, policy)
      ? []
      : [{ at: element, message: 'an inline script, which the policy blocks' }];
  }
  const integrity = element.attributes.get('integrity');
  if (!integrity) return [{ at: element, message: 'a script without `integrity`' }];
  // A file that does not exist is reported by `links.ts`.
  if (!served.paths.has(src)) return [];
  return integrity === `sha256-${hashOf(served.read(src))}`
    ? []
    : [{ at: element, message: '`integrity` does not match the file' }];
}

function styleProblems(page: AuditPage, policy: string): Problem[] {
  const sheets = page.elements.filter(({ name }) => name === 'style');
  return [
    ...(sheets.length === 0 ? [{ message: 'no styles' }] : []),
    // Two are right: the sheet of the route, and one for what only some pages of the route need.
    ...sheets.slice(2).map((at) => ({ at, message: 'a third style sheet' })),
    ...sheets
      .filter((sheet) => !isAllowed(sheet, policy))
      .map((at) => ({ at, message: 'the policy does not name the hash of this style sheet' })),
    ...sheets.filter((sheet) => textOf(sheet) === '').map((at) => ({ at, message: 'an empty style sheet' })),
  ];
}

function policyOf({ path }: AuditPage, served: AuditSite['served']): string {
  const rules = readHeaderRules(textFile(served, '/_headers') ?? '');
  return headersFor(rules, path)['Content-Security-Policy'] ?? '';
}

/** Whether the policy allows the inline code of an element, by its hash. */
function isAllowed(element: AuditElement, policy: string): boolean {
  return policy.includes(`'sha256-${hashOf(element.children.join(''))}'`);
}

const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('base64');
