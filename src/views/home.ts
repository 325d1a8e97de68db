import type { CategoryKey } from '#src/domain/category.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { PictureData } from '#src/domain/picture.ts';
import { otherProjects } from '#src/domain/project-case.ts';
import { clientLogos } from '#src/views/client-logos.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { categoryLinks, type LinkView, pageLink } from '#src/views/links.ts';
import type { LogoView } from '#src/views/logo.ts';
import { pictureView } from '#src/views/picture.ts';
import { type ProjectCard, projectCard } from '#src/views/project-card.ts';
import { type ServiceCard, serviceCards } from '#src/views/service-card.ts';

/** The case that shows best what the agency can do. */
const firstCase = 'artitech-nederland';

/** The services that clients ask for most; the hero names the price of the first. */
const teasers = ['website-ontwikkeling', 'woocommerce', 'seo', 'chatbot-integraties', 'branding'] as const;

export interface HomeView {
  layout: LayoutView;
  hero: { title: string; text: string; button: LinkView; secondary: LinkView };
  /**
   * The drawing of a quay below the hero (`sections/quay.tsx`): each category is a place on it, with its flag and a
   * link. Screen readers say `label` before the links.
   */
  quay: { label: string; places: (LinkView & { key: CategoryKey })[] };
  teasers: { title: string; text: string; all: LinkView; services: ServiceCard[] };
  claims: { title: string; text: string; items: { value: string; text: string }[] };
  work: { title: string; text: string; link: LinkView; first: ProjectCard; cover: PictureData; others: ProjectCard[] };
  clients: { title: string; logos: LogoView[] };
  reviews: {
    title: string;
    text: string;
    /** The average rating, such as “4.7/5”, and from how many reviews it is. */
    score: string;
    count: string;
    /** What screen readers say for the stars. */
    starsLabel: string;
    /** How many stars are drawn. */
    stars: number;
    avatars: { src: string; alt: string }[];
  };
}

/** Throws if no published case is `firstCase`; a service that is gone is left out. */
export function homeView(locale: Locale): HomeView {
  const context = viewContext(locale);
  const { site, t } = context;
  const text = (id: string) => t.text(`pages.home.${id}`);
  const first = site.projects.find(({ slug }) => slug === firstCase);
  if (!first) throw new Error(`no case has the slug \`${firstCase}\`; see content/projects`);
  const services = serviceCards(context, teasers);
  const website = services.find(({ id }) => id === teasers[0]);
  return {
    layout: layoutView(context, { route: 'home' }, { key: 'pages.home' }),
    hero: {
      title: text('hero.title'),
      // With `none` the message leaves out the sentence about the price.
      text: t.text('pages.home.hero.text', { price: website?.price ?? 'none' }),
      button: pageLink(context, 'contact', 'pages.home.hero.button'),
      secondary: pageLink(context, 'ourWork', 'pages.home.hero.secondary'),
    },
    quay: { label: text('flags.label'), places: categoryLinks(context) },
    teasers: {
      title: text('teasers.title'),
      text: text('teasers.text'),
      all: pageLink(context, 'services', 'labels.viewAll'),
      services,
    },
    claims: {
      title: text('claims.title'),
      text: text('claims.text'),
      items: Array.from({ length: t.count('pages.home.claims.items') }, (_, index) => ({
        value: text(`claims.items.${index}.value`),
        text: text(`claims.items.${index}.text`),
      })),
    },
    work: {
      title: text('work.title'),
      text: text('work.text'),
      link: pageLink(context, 'ourWork', 'pages.home.work.link'),
      first: projectCard(context, first),
      cover: pictureView(first.cover, t.text(`${first.i18nKey}.coverAlt`)),
      others: otherProjects(site.projects, first.slug).map((project) => projectCard(context, project)),
    },
    clients: { title: text('clients.title'), logos: clientLogos(context) },
    reviews: {
      title: text('reviews.title'),
      text: text('reviews.text'),
      score: text('reviews.score'),
      count: text('reviews.count'),
      starsLabel: text('reviews.stars'),
      stars: Math.round(site.facts.rating.value),
      avatars: site.reviews.avatars.map((src, index) => ({ src, alt: t.text(`reviews.avatars.${index}`) })),
    },
  };
}
