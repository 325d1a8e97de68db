import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { numberFormats } from '#src/domain/facts.ts';
import { intlLocaleOf, type Locale, locales } from '#src/domain/locale.ts';
import type { Catalogues } from '#src/domain/site-model.ts';
import { lookupText } from '#src/domain/text-lookup.ts';
import type { ValuesOf } from '#src/i18n/messages.d.ts';

export type Values = Record<string, number | string>;

/** A message as a page shows it, with the language it is really in. */
export interface Text {
  text: string;
  locale: Locale;
}

/** A message that is parsed already. */
export type CompiledMessage = ReturnType<ReturnType<IntlShape['formatters']['getMessageFormat']>['getAst']>;

/** Turns message ids of one locale into finished strings. */
export interface Translator {
  locale: Locale;
  /** The message with its arguments filled in; falls back to Dutch, then to the id itself (R12). Throws on a missing argument. */
  text<const Id extends string>(id: Id, ...values: ValuesOf<Id, Values>): string;
  /** The same, with the language of the text, for the `lang` attribute of a fallback. */
  marked<const Id extends string>(id: Id, ...values: ValuesOf<Id, Values>): Text;
  /** All messages `id.0`, `id.1` … in order. */
  list(id: string, values?: Values): string[];
  /** How many entries the list `id.0`, `id.1` … has, with or without parts (`id.0.title`). */
  count(id: string): number;
  has(id: string): boolean;
  /** The message parsed, for an island that fills in its arguments itself and has no parser. Throws where there is none. */
  compiled(id: string): CompiledMessage;
}

/** Makes the translators of both locales; `always` are the arguments every message gets. */
export function createTranslators(catalogues: Catalogues, always: Values): Record<Locale, Translator> {
  const cache = createIntlCache();
  const intls = Object.fromEntries(
    locales.map((locale) => [
      locale,
      createIntl(
        {
          locale: intlLocaleOf[locale],
          messages: catalogues[locale],
          formats: { number: numberFormats },
          onError: (error) => {
            throw error;
          },
        },
        cache,
      ),
    ]),
  ) as Record<Locale, IntlShape<string>>;
  return { nl: translator('nl'), en: translator('en') };

  function translator(locale: Locale): Translator {
    const marked = (id: string, values?: Values): Text => {
      const found = lookupText(catalogues, locale, id);
      if (!found.found) return { text: id, locale };
      // Nine of ten messages hold nothing to fill in: parsing and keeping them all is most of a large build's memory.
      if (!/[{}<']/.test(found.message)) return { text: found.message, locale: found.locale };
      const text = intls[found.locale].formatMessage({ id, defaultMessage: found.message }, { ...always, ...values });
      return { text: String(text), locale: found.locale };
    };
    const has = (id: string) => lookupText(catalogues, locale, id).found;
    const text = (id: string, values?: Values) => marked(id, values).text;
    const count = (id: string) => listSizes(catalogues)[id] ?? 0;
    const list = (id: string, values?: Values) =>
      Array.from({ length: count(id) }, (_, index) => text(`${id}.${index}`, values));
    const compiled = (id: string) => {
      const found = lookupText(catalogues, locale, id);
      if (!found.found) throw new Error(`there is no message \`${id}\``);
      return intls[found.locale].formatters.getMessageFormat(found.message, intlLocaleOf[found.locale]).getAst();
    };
    return { locale, text, marked, list, count, has, compiled };
  }
}

const sizes = new WeakMap<Catalogues, Record<string, number>>();

/** The length of every list in the catalogues, found in one walk over the keys. */
function listSizes(catalogues: Catalogues): Record<string, number> {
  const known = sizes.get(catalogues);
  if (known) return known;
  const found: Record<string, number> = {};
  for (const locale of locales)
    for (const id of Object.keys(catalogues[locale]))
      for (const part of id.matchAll(/\.(\d+)(?=\.|$)/g)) {
        const list = id.slice(0, part.index);
        found[list] = Math.max(found[list] ?? 0, Number(part[1]) + 1);
      }
  sizes.set(catalogues, found);
  return found;
}
