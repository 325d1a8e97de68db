import { type BodyField, bodyFields, contactFormName } from '#src/domain/contact-form.ts';
import type { ContactErrorKey } from '#src/domain/contact-schema.ts';
import { turnstileField } from '#src/domain/turnstile.ts';

/** The values of a form by field; a field that was not sent is absent. */
export type FormValues = Partial<Record<BodyField, string>>;

export interface DecodedForm {
  values: FormValues;
  /** The token that the widget of Turnstile has added. */
  turnstileToken?: string;
  /** Why the body as a whole is rejected. */
  error?: ContactErrorKey;
}

/**
 * Decodes a form-urlencoded body strictly. Bytes or escapes that are not UTF-8, a repeated field and a form name that
 * is not the contact form's are errors; the values that could be read come with them. Unknown fields are ignored.
 */
export function decodeForm(bytes: Uint8Array): DecodedForm {
  const pairs = strictPairs(bytes);
  if (!pairs) {
    return { values: firstOfEach(lenientPairs(bytes)), error: 'contact.errors.form.unreadable' };
  }
  const known = pairs.filter(([name]) => (bodyFields as readonly string[]).includes(name));
  const values = firstOfEach(known);
  // `values` has one entry for each field: if there are more pairs, a field was repeated.
  if (known.length > Object.keys(values).length) return { values, error: 'contact.errors.form.repeated' };
  if (values['form-name'] !== contactFormName) return { values, error: 'contact.errors.form.foreign' };
  const turnstileToken = pairs.find(([name]) => name === turnstileField)?.[1];
  return turnstileToken ? { values, turnstileToken } : { values };
}

type Pair = readonly [name: string, value: string];

function strictPairs(bytes: Uint8Array): Pair[] | undefined {
  try {
    // `ignoreBOM: false` is the default; the types of Workers require it beside `fatal`.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    const parts = text.split('&').filter(Boolean);
    return parts.map((part) => {
      const [name = '', ...rest] = part.split('=');
      return [decode(name), decode(rest.join('='))] as const;
    });
  } catch {
    return undefined;
  }
}

/** Throws on an escape that is not UTF-8. `URLSearchParams` would replace it silently. */
const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

const lenientPairs = (bytes: Uint8Array): Pair[] => [...new URLSearchParams(new TextDecoder().decode(bytes))];

function firstOfEach(pairs: readonly Pair[]): FormValues {
  const values: FormValues = {};
  for (const field of bodyFields) {
    const pair = pairs.find(([name]) => name === field);
    if (pair) values[field] = pair[1];
  }
  return values;
}
