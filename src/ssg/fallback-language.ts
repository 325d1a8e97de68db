import { messageArguments } from '#src/domain/facts.ts';
import { type Locale, sourceLocale } from '#src/domain/locale.ts';
import { escapeMarkup } from '#src/domain/markup.ts';
import type { Catalogues, SiteModel } from '#src/domain/site-model.ts';
import { lookupText } from '#src/domain/text-lookup.ts';
import { createTranslators } from '#src/i18n/translator.ts';

/** The texts that pages of `locale` take from another locale, as they are in HTML, each with the locale it is in. */
export function fallbackTexts(
  { facts, identity }: Pick<SiteModel, 'facts' | 'identity'>,
  catalogues: Catalogues,
  locale: Locale,
): Map<string, Locale> {
  const translator = createTranslators(catalogues, messageArguments(facts, identity))[locale];
  // `lang` is added by text, not by key, so a text that `locale` has too, under whatever key, must not be among these.
  const translated = new Set(Object.values(catalogues[locale]));
  const texts = new Map<string, Locale>();
  for (const key of Object.keys(catalogues[sourceLocale])) {
    const { message, locale: textLocale, exists } = lookupText(catalogues, locale, key);
    if (!exists || textLocale === locale || translated.has(message)) continue;
    for (const text of textOf(() => translator.text(key))) texts.set(text, textLocale);
  }
  return texts;
}

/** The text of a message as it is in HTML; none if it needs arguments, because its text on the page is unknown here. */
function textOf(format: () => string): string[] {
  try {
    return [escapeMarkup(format())];
  } catch {
    return [];
  }
}

/** The elements that nothing is inside of: text behind `<br>` belongs to the element around both. */
const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Adds `lang` to every element that begins with one of the texts, so that the text is read out in its language. */
export function addLangToFallbacks(html: string, texts: ReadonlyMap<string, Locale>): string {
  if (texts.size === 0) return html;
  return html.replace(
    // An opening tag with the text behind it, up to the next tag: `<p class="lead">Read more`.
    /<([a-z][a-z0-9]*)([^<>]*)>([^<]+)(?=<)/g,
    (whole, tag: string, attributes: string, text: string) => {
      const textLocale = texts.get(text);
      // A browser shows the title of a page outside of it, where a language has no effect.
      if (!textLocale || /\slang=/.test(attributes) || tag === 'title') return whole;
      if (voidTags.has(tag) || attributes.endsWith('/')) return whole;
      return `<${tag} lang="${textLocale}"${attributes}>${text}`;
    },
  );
}
