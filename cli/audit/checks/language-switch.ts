import type { Check } from '#cli/audit/check.ts';
import { alternatesOf } from '#cli/audit/page-head.ts';
import { isErrorRoute } from '#src/domain/error-page.ts';
import { hreflangOf, otherLocale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';

/** The language switch leads to the page that the head names in the other language, or to the home there (R21 to R23). */
export const languageSwitch: Check = {
  name: 'language-switch',
  page: (page, { identity }) => {
    if (!page.isListed && !isErrorRoute(page.route)) return [];
    const other = otherLocale(page.locale);
    const named = alternatesOf(page).find(({ hreflang }) => hreflang === hreflangOf[other])?.url;
    const target = named?.slice(identity.baseUrl.length) ?? href('home', other);
    const links = page.elements.filter(({ attributes }) => attributes.has('data-switch'));
    if (links.length === 0) return [{ message: 'no link switches the language' }];
    return links
      .filter(({ attributes }) => attributes.get('href') !== target)
      .map((at) => ({ at, message: `should lead to ${target}` }));
  },
};
