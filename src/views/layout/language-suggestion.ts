import { type Locale, otherLocale } from '#src/domain/locale.ts';
import { type PageAddress, pathOf } from '#src/domain/page-address.ts';
import { unlistedRoutes } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';

/** The line that offers this page in the other language, in that language. */
export interface LanguageSuggestionView {
  locale: Locale;
  text: string;
  link: string;
  href: string;
  close: string;
}

/** Its texts are written in the other language, but in the catalogue of this locale, whose pages show them. */
export function languageSuggestionView(
  { locale, t }: ViewContext,
  address: PageAddress,
): LanguageSuggestionView | undefined {
  const other = otherLocale(locale);
  const href = pathOf(address, other);
  if (!href || unlistedRoutes.includes(address.route)) return undefined;
  return {
    locale: other,
    text: t.text('shell.suggestion.text'),
    link: t.text('shell.suggestion.link'),
    href,
    close: t.text('shell.suggestion.close'),
  };
}
