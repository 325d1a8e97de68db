import { locales } from '#src/domain/locale.ts';

/** Shows the line in the language that `src/enhance/first-message.ts` has found, once nothing else is asked. */
export function languageOfferCss(): string {
  return locales
    .map((locale) => `[data-offer="${locale}"]:not([data-ask]) .suggest[lang="${locale}"] { display: block; }`)
    .join('\n');
}
