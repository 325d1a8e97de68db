import { showsDrafts } from '#src/content/current-site.ts';
import { type CategoryKey, categoryTable } from '#src/domain/category.ts';
import { type DrawingPicture, drawingPicture } from '#src/domain/drawing-picture.ts';
import type { Locale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { findService, hasPageIn, type Service } from '#src/domain/service.ts';
import { categoryOf, servicesIn, siblingServices } from '#src/views/category.ts';
import { type ViewContext, viewContext } from '#src/views/context.ts';
import { type DrawingView, drawingView } from '#src/views/drawing.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { type LinkView, serviceChoiceFor } from '#src/views/links.ts';
import { localisedService } from '#src/views/localised-service.ts';
import type { Point } from '#src/views/point.ts';
import { type ServiceCard, serviceCard } from '#src/views/service-card.ts';
import { type ServiceCaseView, serviceCaseView } from '#src/views/service-case.ts';
import { type ServiceExtra, serviceExtra } from '#src/views/service-extra.ts';
import { type PriceFigure, priceFigure, type ServiceTermsView, serviceTermsView } from '#src/views/service-terms.ts';

export interface ServiceView {
  layout: LayoutView;
  id: string;
  /** Name of a Lucide icon. */
  icon: string;
  /** The gradient classes of its category. */
  gradient: string;
  category: LinkView & { key: CategoryKey };
  title: string;
  headline: string;
  shortDescription: string;
  description: string;
  quote: LinkView;
  /** What a client would receive, drawn; absent if there is no drawing. */
  drawing?: DrawingView;
  checklist: { label: string; items: string[] };
  /** A case that used the service. */
  case?: ServiceCaseView;
  whatIs: { title: string; paragraphs: string[] };
  features: { title: string; items: Point[] };
  terms: ServiceTermsView;
  topics: { title: string; services: ServiceCard[] };
  /** With the drawing of the page once more, as a small picture. */
  benefits: { title: string; intro: string; items: Point[]; drawing?: DrawingPicture };
  /** `note` says that the examples are invented. */
  useCases: { title: string; intro: string; note: string; items: Point[] };
  why: { title: string; intro: string; points: Point[] };
  summary: { title: string; items: string[]; price: PriceFigure | undefined };
  process: Point & { link: LinkView };
  promise: Point & { link: LinkView };
  /** The extra section of a hand-written page. */
  extra: ServiceExtra;
}

/** The view of a service page by its slug in any locale; undefined if the wanted locale has no such service. */
export function serviceView(locale: Locale, slug: string): ServiceView | undefined {
  const context = viewContext(locale);
  const { services, drafts } = context.site;
  const service = findService(services, slug) ?? (showsDrafts ? findService(drafts.services, slug) : undefined);
  return service && hasPageIn(service, locale) ? viewOf(context, service) : undefined;
}

function viewOf(context: ViewContext, service: Service): ServiceView {
  const { locale, t } = context;
  const key = service.i18nKey;
  const category = categoryOf(context, service);
  const localised = localisedService(context, service);
  const name = t.text(`${category.i18nKey}.name`);
  const { key: anchor } = categoryTable[category.id];
  const points = (titles: string[], textsField: string): Point[] => {
    const texts = t.list(`${key}.${textsField}`);
    // The content check asks for as many texts as titles; a draft may still have fewer.
    return titles.map((title, index) => ({ title, text: texts[index] ?? '' }));
  };
  const drawing = drawingView(context, service);
  const serviceCase = serviceCaseView(context, service);
  const overview = href('services', locale);
  const quote = {
    label: t.text('labels.requestQuote'),
    href: `${href('contact', locale)}?service=${serviceChoiceFor(service)}`,
  };
  return {
    layout: layoutView(
      context,
      { route: 'service', service },
      {
        key,
        trail: [{ label: t.text('pages.services.name'), href: overview }, { label: localised.title }],
        callToAction: { title: localised.ctaText, text: localised.ctaSubtext },
        isDraft: !service.published,
        metadata: {
          service: {
            name: localised.title,
            description: localised.shortDescription,
            category: name,
            // A sample price must not reach search engines as an offer.
            ...(service.price && !service.price.sample && { price: service.price }),
          },
        },
      },
    ),
    id: service.id,
    icon: service.icon,
    // `color` is the name that the specification gives to these classes.
    gradient: localised.color,
    category: {
      key: anchor,
      label: name,
      href: `${overview}#${anchor}`,
    },
    title: localised.title,
    // Not in `localised`: the specification has no such field.
    headline: t.text(`${key}.headline`),
    shortDescription: localised.shortDescription,
    description: localised.description,
    quote,
    ...(drawing && { drawing }),
    checklist: { label: t.text('service-page.checklistLabel'), items: localised.benefits },
    ...(serviceCase && { case: serviceCase }),
    whatIs: {
      title: localised.whatIsTitle,
      paragraphs: [localised.whatIsDescription, localised.whatIsSecondParagraph],
    },
    features: { title: t.text('service-page.featuresTitle'), items: points(localised.features, 'featureTexts') },
    terms: serviceTermsView(context, service, quote),
    topics: {
      title: t.text('service-page.topicsTitle', { category: name }),
      // The pages that go deeper into this service come first.
      services: [
        ...context.site.services.filter((other) => other.detailOf === service.id && hasPageIn(other, locale)),
        ...siblingServices(servicesIn(context, category), service),
      ].map((other) => serviceCard(context, other)),
    },
    benefits: {
      title: localised.benefitsTitle,
      intro: localised.benefitsIntro,
      items: points(localised.benefits, 'benefitTexts'),
      ...(drawing && { drawing: drawingPicture(service.id, locale) }),
    },
    useCases: {
      title: localised.useCasesTitle,
      intro: localised.useCasesIntro,
      note: t.text('service-page.useCasesNote'),
      items: points(localised.useCases, 'useCaseTexts'),
    },
    why: {
      title: localised.whyTitle,
      intro: localised.whyIntro,
      points: [
        { title: localised.whyPoint1Title, text: localised.whyPoint1Description },
        { title: localised.whyPoint2Title, text: localised.whyPoint2Description },
      ],
    },
    summary: {
      title: t.text('service-page.summaryTitle'),
      items: localised.features,
      price: priceFigure(context, service),
    },
    process: block(context, 'process', 'approach'),
    promise: block(context, 'promise', 'contact'),
    extra: serviceExtra(context, service),
  };
}

/** A short text that ends in a link: to how we work (`process`), or to the contact page (`promise`). */
function block({ locale, t }: ViewContext, name: 'process' | 'promise', route: 'approach' | 'contact') {
  return {
    title: t.text(`service-page.${name}.title`),
    text: t.text(`service-page.${name}.text`),
    link: { label: t.text(`service-page.${name}.link`), href: href(route, locale) },
  };
}
