import type { Check } from '#cli/audit/check.ts';
import { canonicalOf, find, metaOf } from '#cli/audit/page-head.ts';

/**
 * A page that search engines may list names itself as canonical and in `og:url`. Any other page has `noindex` and no
 * canonical link.
 */
export const canonical: Check = {
  name: 'canonical',
  page: (page, { identity }) => {
    const named = canonicalOf(page);
    const at = find(page, 'link', { rel: 'canonical' });
    const robots = metaOf(page, 'robots') ?? '';
    if (!page.isListed) {
      return [
        ...(named !== undefined && at ? [{ at, message: 'a canonical link on a page that is not to be listed' }] : []),
        ...(robots.includes('noindex') ? [] : [{ message: 'no `noindex` on a page that is not to be listed' }]),
      ];
    }
    const pageUrl = `${identity.baseUrl}${page.path}`;
    return [
      ...(named === undefined ? [{ message: 'no canonical link' }] : []),
      ...(named !== undefined && named !== pageUrl && at
        ? [{ at, message: `the canonical link should be ${pageUrl}` }]
        : []),
      ...(metaOf(page, 'og:url') === pageUrl ? [] : [{ message: `\`og:url\` should be ${pageUrl}` }]),
      ...(robots.includes('noindex') ? [{ message: '`noindex` on a page that is to be listed' }] : []),
    ];
  },
};
