import type { Check } from '#cli/audit/check.ts';
import { find, metaOf } from '#cli/audit/page-head.ts';

/**
 * A page that search engines may list names itself as canonical and in `og:url`. Any other page has `noindex` and no
 * canonical link.
 */
export const canonical: Check = {
  name: 'canonical',
  page: (page, { identity }) => {
    const link = find(page, 'link', { rel: 'canonical' });
    const canonicalUrl = link?.attributes.get('href');
    const robots = metaOf(page, 'robots') ?? '';
    if (!page.isListed) {
      return [
        ...(link ? [{ at: link, message: 'a canonical link on a page that is not to be listed' }] : []),
        ...(robots.includes('noindex') ? [] : [{ message: 'no `noindex` on a page that is not to be listed' }]),
      ];
    }
    const pageUrl = `${identity.baseUrl}${page.path}`;
    return [
      ...(link ? [] : [{ message: 'no canonical link' }]),
      ...(link && canonicalUrl !== pageUrl ? [{ at: link, message: `the canonical link should be ${pageUrl}` }] : []),
      ...(metaOf(page, 'og:url') === pageUrl ? [] : [{ message: `\`og:url\` should be ${pageUrl}` }]),
      ...(robots.includes('noindex') ? [{ message: '`noindex` on a page that is to be listed' }] : []),
    ];
  },
};
