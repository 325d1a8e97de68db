import type { CategoryId } from '#src/domain/category.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { Service } from '#src/domain/service.ts';

/**
 * How long a text may be, in characters as the visitor reads it. From the design: a headline has room for three lines
 * at 320 px, a card's heading for two, a button for one, the longest paragraph for eight lines of 66
 * characters.
 */
export interface TextLength {
  min: number;
  max: number;
}

/** The text fields of a service with one string each. */
export const serviceTextFields = {
  title: { min: 3, max: 40 },
  shortDescription: { min: 50, max: 110 },
  description: { min: 120, max: 280 },
  whatIsTitle: { min: 10, max: 64 },
  whatIsDescription: { min: 200, max: 520 },
  whatIsSecondParagraph: { min: 200, max: 520 },
  benefitsTitle: { min: 10, max: 64 },
  benefitsIntro: { min: 60, max: 200 },
  useCasesTitle: { min: 10, max: 64 },
  useCasesIntro: { min: 50, max: 200 },
  whyTitle: { min: 10, max: 64 },
  whyIntro: { min: 80, max: 280 },
  whyPoint1Title: { min: 8, max: 50 },
  whyPoint1Description: { min: 80, max: 260 },
  whyPoint2Title: { min: 8, max: 50 },
  whyPoint2Description: { min: 80, max: 260 },
  ctaText: { min: 12, max: 64 },
  ctaSubtext: { min: 60, max: 200 },
} as const satisfies Record<string, TextLength>;

/** The text fields with a fixed number of strings (R47). */
export const serviceLists = {
  features: { count: 4, min: 5, max: 45 },
  benefits: { count: 3, min: 10, max: 75 },
  useCases: { count: 3, min: 8, max: 50 },
} as const satisfies Record<string, TextLength & { count: number }>;

/**
 * What a client wants to know before asking (A38): what it costs, how long it takes, and what we need from the client;
 * then what we do if something is not right, and what upkeep and later work there is after delivery.
 */
export const serviceTerms = {
  price: { min: 100, max: 420 },
  duration: { min: 100, max: 420 },
  needs: { min: 100, max: 420 },
  remedy: { min: 50, max: 320 },
  upkeep: { min: 50, max: 320 },
} as const satisfies Record<string, TextLength>;

/** A text of a service, by its name below the service's `i18nKey`. With `count` it is a list of that many texts. */
export interface ServiceMessageLimit extends TextLength {
  field: string;
  count?: number;
}

/** Every text that a service needs: those of its `LocalisedService`, and the others that its pages show. */
export const serviceMessageLimits: readonly ServiceMessageLimit[] = [
  ...Object.entries({ ...serviceTextFields, ...serviceLists }).map(([field, row]) => ({ field, ...row })),
  { field: 'headline', min: 20, max: 90 },
  { field: 'featureTexts', count: serviceLists.features.count, min: 60, max: 220 },
  { field: 'benefitTexts', count: serviceLists.benefits.count, min: 60, max: 220 },
  { field: 'useCaseTexts', count: serviceLists.useCases.count, min: 80, max: 240 },
  ...Object.entries(serviceTerms).map(([term, row]) => ({ field: `terms.${term}`, ...row })),
];

export type ServiceTextField = keyof typeof serviceTextFields;
export type ServiceList = keyof typeof serviceLists;

/**
 * A service as the specification defines it, with its texts in one locale (R45). The fields have the same names for
 * every service: none has the product in its name (A16).
 */
export type LocalisedService = { [Field in ServiceTextField]: string } & { [Field in ServiceList]: string[] } & {
  id: string;
  i18nKey: string;
  slug: string;
  slugByLocale?: Record<Locale, string>;
  icon: string;
  categoryIcon: string;
  category: CategoryId;
  /** The gradient classes of its category (`gradientOf`); the customer gave the field its name (R45). */
  color: string;
};

/** The second form of a service in the specification: with a message key in place of each text (R46). */
export type ServiceKeys = { [Field in ServiceTextField | ServiceList as `${Field}Key`]: string };

/**
 * The message keys of a service's 21 text fields (R46). Only the test of the specification uses it: views name their
 * messages in place, so that content-lint sees which messages the code uses.
 *
 * @example serviceKeys({ i18nKey: 'services.seo' }).titleKey // 'services.seo.title'
 */
export function serviceKeys(service: Pick<Service, 'i18nKey'>): ServiceKeys {
  const fields = Object.keys({ ...serviceTextFields, ...serviceLists });
  return Object.fromEntries(fields.map((field) => [`${field}Key`, `${service.i18nKey}.${field}`])) as ServiceKeys;
}
