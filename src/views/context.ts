import { contentVersion } from '#src/content/content-version.ts';
import { readSite } from '#src/content/load-site.ts';
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

let loaded: { version: number; site: SiteModel; translators: Record<Locale, Translator> } | undefined;

/** The records and words for one locale, read and checked once per build, and again after a change in development. */
export function viewContext(locale: Locale): ViewContext {
  const version = contentVersion();
  if (loaded?.version !== version) {
    const { site, catalogues } = readSite();
    const translators = createTranslators(catalogues, messageArguments(site.facts, site.identity.name));
    loaded = { version, site, translators };
  }
  return { locale, site: loaded.site, t: loaded.translators[locale] };
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
