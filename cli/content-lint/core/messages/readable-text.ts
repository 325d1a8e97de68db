import { parseMessage } from './parse-message.ts';
import { selectionsFor } from './selections.ts';
import { variantOf } from './variants.ts';

/** A message as the visitor reads it, in the first of its branches, with a mark for each argument; empty if it does not parse. */
export function readableText(key: string, locale: string, text: string): string {
  const { elements, ...message } = parseMessage(key, locale, text);
  if (!elements) return '';
  const parsed = { ...message, elements };
  return variantOf(parsed, selectionsFor([parsed])[0] ?? new Map()).text;
}
