import type { CategoryId } from '#src/domain/category.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { Service } from '#src/domain/service.ts';

/** The text fields of a service with one string each. */
export const serviceTexts = [
  'title',
  'shortDescription',
  'description',
  'whatIsTitle',
  'whatIsDescription',
  'whatIsSecondParagraph',
  'benefitsTitle',
  'benefitsIntro',
  'useCasesTitle',
  'useCasesIntro',
  'whyTitle',
  'whyIntro',
  'whyPoint1Title',
  'whyPoint1Description',
  'whyPoint2Title',
  'whyPoint2Description',
  'ctaText',
  'ctaSubtext',
] as const;

/** What a client wants to know before asking: what it costs, how long it takes, what we need, and what comes after (A38). */
export const serviceTerms = ['price', 'duration', 'needs', 'afterwards'] as const;

/** The text fields with a fixed number of strings (R47). */
export const serviceLists = { features: 4, benefits: 3, useCases: 3 } as const;

export type ServiceText = (typeof serviceTexts)[number];
export type ServiceList = keyof typeof serviceLists;

/** A service as the specification defines it, with its texts in one locale (R45). Field names do not contain the product (A16). */
export type ServiceRecord = { [Field in ServiceText]: string } & { [Field in ServiceList]: string[] } & {
  id: string;
  i18nKey: string;
  slug: string;
  slugByLocale?: Record<Locale, string>;
  icon: string;
  categoryIcon: string;
  category: CategoryId;
  color: string;
};

/** The same record with a message key for each text field: the specification's second form of it (R46). */
export type ServiceKeys = { [Field in ServiceText | ServiceList as `${Field}Key`]: string };

/**
 * The message keys of a service's 21 text fields (R46). Only the test of the specification uses it: views name their
 * messages in place, so that content-lint sees which messages the code uses.
 *
 * @example serviceKeys({ i18nKey: 'services.seo' }).titleKey // 'services.seo.title'
 */
export function serviceKeys(service: Pick<Service, 'i18nKey'>): ServiceKeys {
  const fields = [...serviceTexts, ...(Object.keys(serviceLists) as ServiceList[])];
  return Object.fromEntries(fields.map((field) => [`${field}Key`, `${service.i18nKey}.${field}`])) as ServiceKeys;
}
