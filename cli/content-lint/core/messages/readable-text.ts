import { parseMessage } from './parse-message.ts';
import { selectionsFor } from './selections.ts';
import { variantOf } from './variants.ts';

/** A message as a visitor reads it: its first branches, U+FFFC for each argument. Empty if it does not parse. */
export function readableText(key: string, locale: string, text: string): string {
  const { elements, ...message } = parseMessage(key, locale, text);
  if (!elements) return '';
  const parsed = { ...message, elements };
  return variantOf(parsed, selectionsFor([parsed])[0] ?? new Map()).text;
}
