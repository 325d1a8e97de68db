import { type Locale, locales, otherLocale } from '#src/domain/locale.ts';
import { existsIn, linkTo, type PageAddress } from '#src/domain/page-address.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

export interface LanguageLink extends LinkView {
  locale: Locale;
  isCurrent: boolean;
}

export interface LanguageMenuView {
  label: string;
  links: LanguageLink[];
  /** Says that the page does not exist in the other language. */
  missing?: string;
}

/** The language menu: this page in both locales, or the other home where there is no such page (R23). */
export function languageMenuView({ locale, t }: ViewContext, address: PageAddress): LanguageMenuView {
  return {
    label: t.text('shell.language.label'),
    // Dutch first in both languages, so that the entries keep their places.
    links: locales.map((target) => ({
      locale: target,
      label: t.text(`shell.language.${target}`),
      href: linkTo(address, target),
      isCurrent: target === locale,
    })),
    ...(!existsIn(address, otherLocale(locale)) && { missing: t.text('shell.language.missing') }),
  };
}
