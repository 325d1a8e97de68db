import {
  argumentMark,
  type ParsedMessage,
  type ShownArgument,
  selectionsFor,
  variantOf,
} from '#cli/content-lint/api.ts';
import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';
import { numberFormats } from '#src/domain/facts.ts';
import { priceOfArgument } from '#src/domain/hours-prices.ts';

/**
 * Shown for a value that is only known at run time. As long as such a value usually is, because lengths are checked.
 */
const unknownValue = 'xxxxxxxx';

/** A message as a visitor reads it, with the facts filled in. A plural or select shows its first branch. */
export function renderedText(message: ParsedMessage, site: SiteRecords): string {
  if (message.isPlainText) return message.text;
  // `selectionsFor` gives at least one selection; the empty one is only for TypeScript.
  const [firstBranches = new Map()] = selectionsFor([message]);
  // `text` has an `argumentMark` in place of each argument, in the order of `shown`.
  const { text, arguments: shown } = variantOf(message, firstBranches);
  let at = 0;
  return text.replaceAll(argumentMark, () => shownValue(shown[at++], message.locale, site));
}

function shownValue(use: ShownArgument | undefined, locale: string, site: SiteRecords): string {
  // Every message gets these three, the facts and the prices of several hours: see `messageArguments`.
  if (use?.name === 'siteName') return site.singleFiles.site?.value.name ?? unknownValue;
  if (use?.name === 'city') return site.singleFiles.site?.value.address.city ?? unknownValue;
  if (use?.name === 'legalName') return site.singleFiles.site?.value.legalName ?? unknownValue;
  const facts = site.singleFiles.facts?.value;
  const value = use && (facts?.[use.name]?.value ?? priceOfArgument(use.name, facts?.hourPrice?.value));
  if (value === undefined) return unknownValue;
  // `{hourPrice}` is plain, `{hourPrice, number, euro}` has a format.
  if (typeof value === 'string' || use?.kind === 'plain') return String(value);
  return numberFormat(locale, use?.format ?? '').format(value);
}

const formatters = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, format: string): Intl.NumberFormat {
  const id = `${locale} ${format}`;
  let formatter = formatters.get(id);
  if (!formatter) {
    formatter = new Intl.NumberFormat(
      locale,
      format in numberFormats ? numberFormats[format as keyof typeof numberFormats] : {},
    );
    formatters.set(id, formatter);
  }
  return formatter;
}
