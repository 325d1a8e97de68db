import { currentSite } from '#src/content/current-site.ts';
import { messageArguments } from '#src/domain/facts.ts';
import type { Locale } from '#src/domain/locale.ts';
import { type PageAddress, pathOf } from '#src/domain/page-address.ts';
import { type FixedRoute, href } from '#src/domain/routes.ts';
import type { Service } from '#src/domain/service.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import { createTranslators, type Translator } from '#src/i18n/translator.ts';

/** What a view works with: the records, and the words of one locale. */
export interface ViewContext {
  locale: Locale;
  site: SiteModel;
  t: Translator;
}

let translators: Record<Locale, Translator> | undefined;

/** The records, and the words of one locale; made once. */
export function viewContext(locale: Locale): ViewContext {
  const { site, catalogues } = currentSite();
  translators ??= createTranslators(catalogues, messageArguments(site.facts, site.identity.name));
  return { locale, site, t: translators[locale] };
}

/** A link with its words, ready to draw. */
export interface LinkView {
  label: string;
  href: string;
}

/** A link to a fixed page, named by a message. */
export function pageLink({ locale, t }: ViewContext, route: FixedRoute, labelId: string): LinkView {
  return { label: t.text(labelId), href: href(route, locale) };
}

/** A link to a service's page, named by its title. */
export function serviceLink({ locale, t }: ViewContext, service: Service): LinkView {
  const address: PageAddress = { route: 'service', service };
  return { label: t.text(`${service.i18nKey}.title`), href: pathOf(address, locale) ?? href('services', locale) };
}
