import { alternateLocales, type Locale } from '#src/domain/locale.ts';
import { type PageAddress, pathOf } from '#src/domain/page-address.ts';
import { unlistedRoutes } from '#src/domain/routes.ts';
import { type ViewContext, viewContext } from '#src/views/context.ts';

/** The line that suggests this page in another language, in that language. */
export interface LanguageSuggestionView {
  locale: Locale;
  text: string;
  link: string;
  href: string;
  close: string;
}

/** A line for each other locale that has the page; `first-notice.ts` chooses one by the languages of the browser. */
export function languageSuggestions({ locale }: ViewContext, address: PageAddress): LanguageSuggestionView[] {
  // The thank-you page and the error pages suggest no other language.
  if (unlistedRoutes.includes(address.route)) return [];
  return alternateLocales(locale).flatMap((other) => {
    const href = pathOf(address, other);
    if (!href) return [];
    const { t } = viewContext(other);
    return {
      locale: other,
      text: t.text('shell.suggestion.text'),
      link: t.text('shell.suggestion.link'),
      href,
      close: t.text('shell.suggestion.close'),
    };
  });
}
