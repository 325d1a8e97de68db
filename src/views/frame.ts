import type { Graph } from 'schema-dts';
import { categoryTable } from '#src/domain/category.ts';
import { chatName, chatPath } from '#src/domain/chat.ts';
import { type Locale, otherLocale } from '#src/domain/locale.ts';
import { type PageAddress, pathOf } from '#src/domain/page-address.ts';
import type { Breadcrumb, PageMeta } from '#src/domain/page-meta.ts';
import { type FixedRoute, href, unlistedRoutes } from '#src/domain/routes.ts';
import { type LinkView, pageLink, type ViewContext } from '#src/views/context.ts';
import { metaView } from '#src/views/meta.ts';
import { structuredData } from '#src/views/structured-data.ts';

/** A link of a menu, and whether it leads to the page itself or to a page above it. */
export type MenuLink = LinkView & { current: 'page' | 'true' | undefined };

export interface LanguageLink {
  locale: Locale;
  label: string;
  href: string;
  isCurrent: boolean;
}

/** Everything around a page's own matter: head, header, closing call to action, footer. */
export interface FrameView {
  locale: Locale;
  meta: PageMeta;
  /** What the page says to search engines; absent where they are to leave it alone. */
  structuredData: Graph | undefined;
  siteName: string;
  home: string;
  skip: string;
  menuLabel: string;
  menu: MenuLink[];
  openMenu: string;
  closeMenu: string;
  /** The label of the search field over all services. */
  finder: string;
  language: { label: string; links: LanguageLink[]; missing?: string };
  /** The line that offers this page in the other language; absent where there is no such page. */
  suggestion?: { locale: Locale; text: string; link: string; href: string; close: string };
  contact: {
    label: string;
    alwaysOnline: string;
    call: LinkView;
    hours: string;
    whatsapp: LinkView;
    /** With a provider, what its frame needs; without one a plain link. */
    chat: LinkView & { live?: { path: string; title: string; close: string } };
    form: LinkView;
  };
  consent: { title: string; text: string; accept: string; decline: string; close: string };
  breadcrumbs: { label: string; trail: Breadcrumb[] };
  cta: { title: string; text: string; button: LinkView };
  footer: {
    title: string;
    text: string;
    servicesTitle: string;
    services: LinkView[];
    companyTitle: string;
    company: LinkView[];
    socialTitle: string;
    social: LinkView[];
    contactTitle: string;
    address: string[];
    phone: LinkView;
    email: LinkView;
    hours: string;
    registrations: string[];
    privacy: LinkView;
    cookies: string;
    newTab: string;
  };
}

const menuRoutes: { route: FixedRoute; label: string; below: readonly string[] }[] = [
  { route: 'about', label: 'shell.nav.about', below: [] },
  { route: 'ourWork', label: 'shell.nav.portfolio', below: ['project'] },
  { route: 'services', label: 'shell.nav.services', below: ['service'] },
  { route: 'approach', label: 'shell.nav.approach', below: [] },
];

interface FrameOptions {
  /** Prefix of the page's `meta` messages. */
  key: string;
  /** The trail above the page, without home. Its last entry is the page itself. */
  trail?: Breadcrumb[];
  /** A page's own closing call instead of the shared one; `anchor` is a place on the contact page. */
  cta?: { title: string; text: string; anchor?: string };
  /** What this page is about, beyond its own head. */
  about?: Pick<PageMeta, 'faq' | 'service' | 'work'>;
}

/** The frame of a page at an address. */
export function frameView(
  context: ViewContext,
  address: PageAddress,
  { key, trail = [], cta, about }: FrameOptions,
): FrameView {
  const { locale, site, t } = context;
  const { identity } = site;
  const home = href('home', locale);
  const breadcrumbs: Breadcrumb[] = trail.length
    ? [{ label: t.text('shell.breadcrumbs.home'), href: home }, ...trail]
    : [];
  const contact = href('contact', locale);
  const hours = t.text('shell.contactMenu.hours');
  const meta = { ...metaView(context, address, key, breadcrumbs), ...about };
  return {
    locale,
    meta,
    structuredData: structuredData(meta, identity),
    siteName: identity.name,
    home,
    skip: t.text('shell.skip'),
    menuLabel: t.text('shell.nav.label'),
    menu: menuRoutes.map(({ route, label, below }) => ({
      ...pageLink(context, route, label),
      current: address.route === route ? 'page' : below.includes(address.route) ? 'true' : undefined,
    })),
    openMenu: t.text('labels.openMenu'),
    closeMenu: t.text('labels.closeMenu'),
    finder: t.text('shell.finder.label'),
    language: languageView(context, address),
    ...suggestionView(context, address),
    contact: {
      label: t.text('shell.contactMenu.label'),
      alwaysOnline: t.text('shell.contactMenu.alwaysOnline'),
      call: { label: t.text('shell.contactMenu.call'), href: `tel:${identity.phone}` },
      hours,
      whatsapp: { label: t.text('shell.contactMenu.whatsapp'), href: `https://wa.me/${identity.whatsapp}` },
      chat: chatView(context),
      form: { label: t.text('shell.contactMenu.form'), href: contact },
    },
    consent: {
      title: t.text('shell.consent.title'),
      text: t.text('shell.consent.text', { provider: chatName(identity.chat) }),
      accept: t.text('shell.consent.accept'),
      decline: t.text('shell.consent.decline'),
      close: t.text('shell.consent.close'),
    },
    breadcrumbs: { label: t.text('shell.breadcrumbs.label'), trail: breadcrumbs },
    cta: {
      title: cta?.title ?? t.text('shell.cta.title'),
      text: cta?.text ?? t.text('shell.cta.text'),
      button: { label: t.text('shell.cta.button'), href: contact + (cta?.anchor ?? '') },
    },
    footer: {
      title: t.text('shell.footer.title'),
      text: t.text('shell.footer.text'),
      servicesTitle: t.text('shell.footer.services'),
      services: site.categories.map((category) => ({
        label: t.text(`${category.i18nKey}.name`),
        href: `${href('services', locale)}#${categoryTable[category.id].key}`,
      })),
      companyTitle: t.text('shell.footer.company'),
      company: [
        ...menuRoutes.map(({ route, label }) => pageLink(context, route, label)),
        pageLink(context, 'contact', 'shell.nav.contact'),
      ],
      socialTitle: t.text('shell.footer.social'),
      social: identity.social.map(({ network, url }) => ({ label: networkNames[network], href: url })),
      contactTitle: t.text('shell.footer.contact'),
      address: [identity.address.street, `${identity.address.postalCode} ${identity.address.city}`],
      phone: { label: phoneText(identity.phone), href: `tel:${identity.phone}` },
      email: { label: identity.email, href: `mailto:${identity.email}` },
      hours,
      registrations: [
        t.text('shell.footer.kvk', { kvk: identity.kvk }),
        t.text('shell.footer.btw', { btw: identity.btw }),
      ],
      privacy: pageLink(context, 'privacy', 'shell.footer.privacy'),
      cookies: t.text('shell.consent.change'),
      newTab: t.text('shell.newTab'),
    },
  };
}

const networkNames = { linkedin: 'LinkedIn', instagram: 'Instagram', facebook: 'Facebook' } as const;

/** A Dutch number as people read it: `+31 85 000 00 00`. */
export function phoneText(phone: string): string {
  const match = /^\+31(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return match ? `+31 ${match.slice(1).join(' ')}` : phone;
}

/** The live chat of the contact menu; without a provider it is WhatsApp's, and says so. */
function chatView({ locale, site, t }: ViewContext): FrameView['contact']['chat'] {
  const { chat, whatsapp } = site.identity;
  const href = `https://wa.me/${whatsapp}`;
  if (chat.provider === 'none') return { label: t.text('shell.contactMenu.chatByWhatsapp'), href };
  const title = t.text('shell.chat.title', { provider: chatName(chat) });
  const live = { path: chatPath(locale), title, close: t.text('shell.chat.close') };
  return { label: t.text('shell.contactMenu.chat'), href, live };
}

/** The language menu: this page in both locales, or the other home where there is no such page (R23). */
function languageView({ locale, t }: ViewContext, address: PageAddress): FrameView['language'] {
  const other = otherLocale(locale);
  const counterpart = pathOf(address, other);
  const here = pathOf(address, locale) ?? href('home', locale);
  const links = [
    { locale, label: t.text(`shell.language.${locale}`), href: here, isCurrent: true },
    {
      locale: other,
      label: t.text(`shell.language.${other}`),
      href: counterpart ?? href('home', other),
      isCurrent: false,
    },
  ];
  // Dutch first in both languages: a menu whose entries change places with the page cannot be learned.
  if (locale !== 'nl') links.reverse();
  return {
    label: t.text('shell.language.label'),
    links,
    ...(!counterpart && { missing: t.text('shell.language.missing') }),
  };
}

/** The words stand in the other language in this locale's own catalogue, because they are shown on its pages. */
function suggestionView({ locale, t }: ViewContext, address: PageAddress): Pick<FrameView, 'suggestion'> {
  const other = otherLocale(locale);
  const target = pathOf(address, other);
  if (!target || unlistedRoutes.includes(address.route)) return {};
  return {
    suggestion: {
      locale: other,
      text: t.text('shell.suggestion.text'),
      link: t.text('shell.suggestion.link'),
      href: target,
      close: t.text('shell.suggestion.close'),
    },
  };
}
