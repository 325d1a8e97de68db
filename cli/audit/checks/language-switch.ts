import type { Check } from '#cli/audit/check.ts';
import { alternatesOf } from '#cli/audit/page-head.ts';
import { isErrorRoute } from '#src/domain/error-page.ts';
import { alternateLocales, localeData } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';

/**
 * The language switch leads to the pages that the head names in the other languages, or to the home pages of those
 * languages (R21 to R23).
 */
export const languageSwitch: Check = {
  name: 'language-switch',
  page: (page, { identity }) => {
    // Of the pages that are not listed, whose head names no other language, only error pages are checked: their links
    // lead to the home pages. Those of the thank-you page lead to its counterpart, which cannot be read from the head.
    if (!page.isListed && !isErrorRoute(page.route)) return [];
    const links = page.elements.filter(({ attributes }) => attributes.has('data-switch'));
    return alternateLocales(page.locale).flatMap((other) => {
      const named = alternatesOf(page).find(({ hreflang }) => hreflang === localeData[other].hreflang)?.url;
      const target = named?.slice(identity.baseUrl.length) ?? href('home', other);
      // A link of the switch has the locale as its `hreflang` (`language-menu.tsx`); in the head it may have a region.
      const linksToOther = links.filter(({ attributes }) => attributes.get('hreflang') === other);
      if (linksToOther.length === 0) return [{ message: `no link switches the language to ${other}` }];
      return linksToOther
        .filter(({ attributes }) => attributes.get('href') !== target)
        .map((at) => ({ at, message: `should lead to ${target}` }));
    });
  },
};
