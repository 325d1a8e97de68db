import { type BodyField, bodyFields, type ContactErrorKey, contactFormName } from '#src/domain/contact-form.ts';

/** What was typed, by field; a field that was not sent is absent. */
export type Typed = Partial<Record<BodyField, string>>;

export interface DecodedForm {
  typed: Typed;
  /** Why the body as a whole cannot be taken. */
  problem?: ContactErrorKey;
}

/**
 * Decodes a form-urlencoded body strictly: bytes or escapes that are not UTF-8, a field that comes twice and another
 * form's name are problems, each with everything readable kept. Fields that are not the form's are left out.
 */
export function decodeForm(bytes: Uint8Array): DecodedForm {
  const pairs = strictPairs(bytes);
  if (!pairs) {
    return { typed: firstOfEach(lenientPairs(bytes)), problem: 'contact.errors.form.unreadable' };
  }
  const own = pairs.filter(([name]) => (bodyFields as readonly string[]).includes(name));
  const typed = firstOfEach(own);
  if (own.length > Object.keys(typed).length) return { typed, problem: 'contact.errors.form.repeated' };
  const formName = typed['form-name'];
  if (formName && formName !== contactFormName) return { typed, problem: 'contact.errors.form.foreign' };
  return { typed };
}

type Pair = readonly [name: string, value: string];

function strictPairs(bytes: Uint8Array): Pair[] | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const parts = text.split('&').filter(Boolean);
    return parts.map((part) => {
      const [name = '', ...rest] = part.split('=');
      return [decode(name), decode(rest.join('='))] as const;
    });
  } catch {
    return undefined;
  }
}

/** Throws on an escape that is not UTF-8, where `URLSearchParams` would put a replacement character. */
const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

const lenientPairs = (bytes: Uint8Array): Pair[] => [...new URLSearchParams(new TextDecoder().decode(bytes))];

function firstOfEach(pairs: readonly Pair[]): Typed {
  const typed: Typed = {};
  for (const field of bodyFields) {
    const found = pairs.find(([name]) => name === field);
    if (found) typed[field] = found[1];
  }
  return typed;
}
