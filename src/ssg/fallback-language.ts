import { messageArguments } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import type { Catalogues, SiteModel } from '#src/domain/site-model.ts';
import { createTranslators } from '#src/i18n/translator.ts';

/** The Dutch texts that English pages show because there is no English one, as HTML has them. */
export function fallbackTexts(
  { facts, identity }: Pick<SiteModel, 'facts' | 'identity'>,
  catalogues: Catalogues,
): Set<string> {
  const { en } = createTranslators(catalogues, messageArguments(facts, identity));
  // A word that is the same in both languages is not Dutch.
  const english = new Set(Object.values(catalogues.en));
  const missing = Object.entries(catalogues[sourceLocale])
    .filter(([key, text]) => !catalogues.en[key]?.trim() && !english.has(text))
    .map(([key]) => key);
  return new Set(missing.flatMap((key) => textOf(() => en.text(key))));
}

/** A message that is given values where it is shown cannot be found by its text. */
function textOf(format: () => string): string[] {
  try {
    return [
      format().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    ];
  } catch {
    return [];
  }
}

/** Marks every element that begins with one of the texts as Dutch, so that it is read out in Dutch. */
export function markFallbacks(html: string, texts: ReadonlySet<string>): string {
  return html.replace(
    /<([a-z][a-z0-9]*)([^<>]*)>([^<]+)(?=<)/g,
    (whole, tag: string, attributes: string, text: string) => {
      if (!texts.has(text) || /\slang=/.test(attributes) || tag === 'title') return whole;
      return `<${tag} lang="${sourceLocale}"${attributes}>${text}`;
    },
  );
}
