import { gradientOf } from '#src/domain/category.ts';
import { type Service, slugOf } from '#src/domain/service.ts';
import {
  type LocalisedService,
  type ServiceList,
  type ServiceTextField,
  serviceLists,
  serviceTextFields,
} from '#src/domain/service-texts.ts';
import { categoryOf } from '#src/views/category.ts';
import type { ViewContext } from '#src/views/context.ts';

/** A service as the specification defines it, with its texts in the locale of the context (R45). */
export function localisedService(context: ViewContext, service: Service): LocalisedService {
  const { locale, t } = context;
  const texts = Object.fromEntries(
    Object.keys(serviceTextFields).map((field) => [field, t.text(`${service.i18nKey}.${field}`)]),
  ) as {
    [Field in ServiceTextField]: string;
  };
  const lists = Object.fromEntries(
    Object.keys(serviceLists).map((field) => [field, t.list(`${service.i18nKey}.${field}`)]),
  ) as { [Field in ServiceList]: string[] };
  return {
    id: service.id,
    i18nKey: service.i18nKey,
    slug: slugOf(service, locale),
    ...(service.slugByLocale && { slugByLocale: service.slugByLocale }),
    icon: service.icon,
    categoryIcon: categoryOf(context, service).icon,
    category: service.category,
    color: gradientOf(service.category),
    ...texts,
    ...lists,
  };
}
