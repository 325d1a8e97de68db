import type { Graph } from 'schema-dts';
import type { Locale } from '#src/domain/locale.ts';
import type { PageAddress } from '#src/domain/page-address.ts';
import type { Breadcrumb, PageMeta } from '#src/domain/page-meta.ts';
import { href } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import { type CallToActionOptions, type CallToActionView, callToActionView } from '#src/views/layout/call-to-action.ts';
import { type ConsentView, consentView } from '#src/views/layout/consent.ts';
import { type ContactMenuView, contactMenuView } from '#src/views/layout/contact-menu.ts';
import { type FooterView, footerView } from '#src/views/layout/footer.ts';
import { type LanguageMenuView, languageMenuView } from '#src/views/layout/language-menu.ts';
import { type LanguageSuggestionView, languageSuggestions } from '#src/views/layout/language-suggestion.ts';
import { type MainMenuView, mainMenuView } from '#src/views/layout/main-menu.ts';
import { metaView } from '#src/views/meta.ts';
import { structuredDataView } from '#src/views/structured-data/structured-data.ts';

/** Everything around a page's own sections: head, header, call to action, footer, consent. */
export interface LayoutView {
  locale: Locale;
  meta: PageMeta;
  /** What the page says to search engines; undefined if it is not to be indexed. */
  structuredData: Graph | undefined;
  siteName: string;
  /** The path of the home page. */
  home: string;
  /** The sentence that marks a draft; undefined on a published page. */
  draft: string | undefined;
  /** The label of the link that skips the header. */
  skip: string;
  menu: MainMenuView;
  language: LanguageMenuView;
  /** The lines that suggest the other languages of the page. */
  suggestions: LanguageSuggestionView[];
  contact: ContactMenuView;
  breadcrumbs: BreadcrumbsView;
  callToAction: CallToActionView;
  footer: FooterView;
  consent: ConsentView;
}

export interface LayoutOptions {
  /** Prefix of the page's messages, such as `pages.about`: its title is `pages.about.meta.title`. */
  key: string;
  /** The trail down to the page, without home: its last entry is the page itself. */
  trail?: Breadcrumb[];
  /** A page's own call to action instead of the shared one. */
  callToAction?: CallToActionOptions;
  /** Whether the page is a draft, which only development shows. */
  isDraft?: boolean;
  /** Metadata beyond the `meta` messages: what the page is about, and its dates. */
  metadata?: Pick<PageMeta, 'faq' | 'service' | 'work' | 'published' | 'modified'>;
}

/** The layout of the page at an address. */
export function layoutView(context: ViewContext, address: PageAddress, options: LayoutOptions): LayoutView {
  const { locale, site, t } = context;
  const breadcrumbs = breadcrumbsView(context, options.trail);
  // A page without a trail, such as the home page, goes by its title for search engines.
  const pageName = breadcrumbs.trail.at(-1)?.label ?? t.text(`${options.key}.meta.title`);
  const { isDraft = false } = options;
  const meta = {
    ...metaView(context, address, options.key, breadcrumbs.trail),
    ...options.metadata,
    ...(isDraft && { noIndex: true }),
  };
  return {
    locale,
    meta,
    structuredData: structuredDataView(meta, site.identity),
    siteName: site.identity.name,
    home: href('home', locale),
    draft: isDraft ? t.text('shell.draft') : undefined,
    skip: t.text('shell.skip'),
    menu: mainMenuView(context, address),
    language: languageMenuView(context, address),
    suggestions: languageSuggestions(context, address),
    contact: contactMenuView(context, pageName),
    breadcrumbs,
    callToAction: callToActionView(context, options.callToAction),
    footer: footerView(context),
    consent: consentView(context),
  };
}

export interface BreadcrumbsView {
  label: string;
  /** Empty on a page without a trail, such as the home page. */
  trail: Breadcrumb[];
}

/** The trail down to a page, with home before it. */
export function breadcrumbsView({ locale, t }: ViewContext, trail: Breadcrumb[] = []): BreadcrumbsView {
  const home = { label: t.text('shell.breadcrumbs.home'), href: href('home', locale) };
  return { label: t.text('shell.breadcrumbs.label'), trail: trail.length > 0 ? [home, ...trail] : [] };
}
