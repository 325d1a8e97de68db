import { currentSite } from '#src/content/current-site.ts';
import { messageArguments } from '#src/domain/facts.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import { createTranslators, type Translator } from '#src/i18n/translator.ts';

/** What a view is made from: the validated content, and the texts of one locale. */
export interface ViewContext {
  locale: Locale;
  site: SiteModel;
  t: Translator;
}

let translators: Record<Locale, Translator> | undefined;

/** The context of a locale. Content and catalogues are read and validated once. */
export function viewContext(locale: Locale): ViewContext {
  const { site, catalogues } = currentSite();
  translators ??= createTranslators(catalogues, messageArguments(site.facts, site.identity));
  return { locale, site, t: translators[locale] };
}
