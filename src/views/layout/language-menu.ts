import { type Locale, localeData, locales } from '#src/domain/locale.ts';
import { existsIn, linkPath, type PageAddress } from '#src/domain/page-address.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

export interface LanguageLink extends LinkView {
  locale: Locale;
  isCurrent: boolean;
  /** Says that the page does not exist in this language, so that the link leads to the home page. */
  missingNote?: string;
}

export interface LanguageMenuView {
  label: string;
  links: LanguageLink[];
}

/** The language menu: this page in all locales, or the home page of a locale that has no such page (R23). */
export function languageMenuView({ locale, t }: ViewContext, address: PageAddress): LanguageMenuView {
  return {
    label: t.text('shell.language.label'),
    // In the same order on every page, so that the entries keep their places.
    links: locales.map((target) => ({
      locale: target,
      label: localeData[target].name,
      href: linkPath(address, target),
      isCurrent: target === locale,
      ...(target !== locale &&
        !existsIn(address, target) && { missingNote: t.text('shell.language.missing', { target }) }),
    })),
  };
}
