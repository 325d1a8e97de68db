import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { numberFormats } from '#src/domain/facts.ts';
import { byLocale, type Locale, localeData, locales } from '#src/domain/locale.ts';
import type { Catalogues } from '#src/domain/site-model.ts';
import { lookupText } from '#src/domain/text-lookup.ts';
import type { ValuesOf } from '#src/i18n/generated/messages.d.ts';

/** Values for the arguments of a message. */
export type MessageValues = Record<string, number | string | Date>;

/** A message in its parsed form. */
export type CompiledMessage = ReturnType<ReturnType<IntlShape['formatters']['getMessageFormat']>['getAst']>;

/** Formats the messages of one locale. */
export interface Translator {
  locale: Locale;
  /**
   * The formatted message. If the locale has none, it comes from a fallback of the locale; if that has none either, it
   * is the id itself (R12). Throws if a value is missing.
   */
  text<const Id extends string>(id: Id, ...values: ValuesOf<Id, MessageValues>): string;
  /** All messages `id.0`, `id.1` … in order. */
  list(id: string, values?: MessageValues): string[];
  /** How many entries the list `id.0`, `id.1` … has, with or without parts (`id.0.title`). */
  count(id: string): number;
  has(id: string): boolean;
  /** The names right below `id` that have a message (`title` for `id.title`), in the order of the source catalogue. */
  names(id: string): string[];
  /** The compiled message, for an island, which formats it without a parser. Throws if it does not exist. */
  compiled(id: string): CompiledMessage;
}

/** Creates the translators of all locales; every message gets the global values. */
export function createTranslators(catalogues: Catalogues, globalValues: MessageValues): Record<Locale, Translator> {
  const cache = createIntlCache();
  const intls = byLocale((locale) =>
    createIntl(
      {
        locale: localeData[locale].intl,
        // A date is a day, and it must be the same day in whatever time zone the site is built.
        timeZone: 'UTC',
        messages: catalogues[locale],
        formats: { number: numberFormats },
        onError: (error) => {
          throw error;
        },
      },
      cache,
    ),
  );
  return byLocale(translator);

  function translator(locale: Locale): Translator {
    const text = (id: string, values?: MessageValues): string => {
      const { exists, message, locale: textLocale } = lookupText(catalogues, locale, id);
      // A message without these characters of the ICU syntax is plain text, as nine of ten are: parsing and caching
      // those too would take most of a large build's memory.
      if (!exists || !/[{}<']/.test(message)) return message;
      // `defaultMessage` is only for the text of an error, which then shows the message.
      return String(intls[textLocale].formatMessage({ id, defaultMessage: message }, { ...globalValues, ...values }));
    };
    const has = (id: string) => lookupText(catalogues, locale, id).exists;
    const count = (id: string) => listSizes(catalogues)[id] ?? 0;
    const list = (id: string, values?: MessageValues) =>
      Array.from({ length: count(id) }, (_, index) => text(`${id}.${index}`, values));
    const compiled = (id: string) => {
      const lookup = lookupText(catalogues, locale, id);
      if (!lookup.exists) throw new Error(`there is no message \`${id}\``);
      return intls[lookup.locale].formatters.getMessageFormat(lookup.message, localeData[lookup.locale].intl).getAst();
    };
    const names = (id: string) => namesBelow(catalogues)[id] ?? [];
    return { locale, text, list, count, has, names, compiled };
  }
}

const sizesCache = new WeakMap<Catalogues, Record<string, number>>();

/** The length of every list in the catalogues; cached per catalogues. */
function listSizes(catalogues: Catalogues): Record<string, number> {
  const cached = sizesCache.get(catalogues);
  if (cached) return cached;
  const sizeByList: Record<string, number> = {};
  // The `.2` of `steps.2`, and of `steps.2.title`.
  for (const locale of locales)
    for (const id of Object.keys(catalogues[locale]))
      for (const part of id.matchAll(/\.(\d+)(?=\.|$)/g)) {
        const list = id.slice(0, part.index);
        sizeByList[list] = Math.max(sizeByList[list] ?? 0, Number(part[1]) + 1);
      }
  sizesCache.set(catalogues, sizeByList);
  return sizeByList;
}

const namesCache = new WeakMap<Catalogues, Record<string, string[]>>();

/** The names of the messages right below every group of the catalogues; cached per catalogues. */
function namesBelow(catalogues: Catalogues): Record<string, string[]> {
  const cached = namesCache.get(catalogues);
  if (cached) return cached;
  const namesByGroup: Record<string, string[]> = {};
  for (const id of new Set(locales.flatMap((locale) => Object.keys(catalogues[locale])))) {
    const end = id.lastIndexOf('.');
    const group = id.slice(0, end);
    namesByGroup[group] ??= [];
    namesByGroup[group].push(id.slice(end + 1));
  }
  namesCache.set(catalogues, namesByGroup);
  return namesByGroup;
}
