import * as v from 'valibot';
import { isBlank, normaliseLineBreaks, strayControl } from '#src/domain/typed-text.ts';

/**
 * The limits of the form, in characters and digits. A line break counts as one character.
 * Messages take them as ICU arguments of the same names.
 */
export const contactLimits = {
  nameMax: 100,
  emailMax: 254,
  companyMax: 100,
  messageMax: 5000,
  phoneMin: 8,
  phoneMax: 15,
} as const;

/** Value of the hidden field `form-name`. */
export const contactFormName = 'contact';

/** Values of the select; the empty value stands before them (R58). */
export const contactServices = ['website', 'webshop', 'marketing', 'ai', 'anders'] as const;

/** The fields a visitor fills in, in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'company', 'service', 'message'] as const;

/** The eight fields of the request body (R72). */
export const bodyFields = ['form-name', ...contactFields, 'bot-field'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactService = (typeof contactServices)[number];
export type BodyField = (typeof bodyFields)[number];

/** What native attributes each field carries, wherever the form is drawn. */
export const fieldAttributes = {
  name: { type: 'text', autocomplete: 'name', required: true },
  email: { type: 'email', autocomplete: 'email', required: true },
  phone: { type: 'tel', autocomplete: 'tel', required: false },
  company: { type: 'text', autocomplete: 'organization', required: false },
  service: { type: 'select', autocomplete: 'off', required: false },
  message: { type: 'textarea', autocomplete: 'off', required: true, rows: 4 },
} as const satisfies Record<ContactField, { type: string; autocomplete: string; required: boolean; rows?: number }>;

type FieldProblem = {
  name: 'required' | 'long' | 'control';
  email: 'required' | 'long' | 'invalid';
  phone: 'invalid';
  company: 'long' | 'control';
  service: 'unknown';
  message: 'required' | 'long' | 'control';
  form: 'repeated' | 'foreign' | 'unreadable';
};

/** The message keys of every reason to refuse a form. */
export type ContactErrorKey = {
  [Place in keyof FieldProblem]: `contact.errors.${Place}.${FieldProblem[Place]}`;
}[keyof FieldProblem];

/** The reasons that belong to a field, not to the form as a whole. */
export type FieldErrorKey = Exclude<ContactErrorKey, `contact.errors.form.${string}`>;

/** One reason to refuse: the field it belongs to (`form` for the whole) and the key of its sentence. */
export interface ContactRefusal {
  field: ContactField | 'form';
  key: ContactErrorKey;
}

const refuse = (key: ContactErrorKey): ContactErrorKey => key;
const count = (text: string): number => [...text].length;
const atMost = (limit: number, key: ContactErrorKey) => v.check((text: string) => count(text) <= limit, key);
const clean = (key: ContactErrorKey) => v.check((text: string) => !strayControl(text), key);
const filled = (key: ContactErrorKey) => v.check((text: string) => !isBlank(text), key);
const trimmed = v.transform((text: string) => (isBlank(text) ? '' : text.trim()));

/** Digits with the separators people use: spaces, dots, hyphens, slashes, brackets and a leading plus. */
const phoneShape = /^\+?[\d\p{Zs}().\-/\u2010-\u2013]+$/u;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return phoneShape.test(text) && digits >= contactLimits.phoneMin && digits <= contactLimits.phoneMax;
}

/** What an enquiry must be: the same for the native form, the island and the Worker. */
export const ContactSchema = v.object({
  name: v.pipe(
    v.optional(v.string(), ''),
    clean('contact.errors.name.control'),
    trimmed,
    filled('contact.errors.name.required'),
    atMost(contactLimits.nameMax, 'contact.errors.name.long'),
  ),
  email: v.pipe(
    v.optional(v.string(), ''),
    trimmed,
    filled('contact.errors.email.required'),
    atMost(contactLimits.emailMax, 'contact.errors.email.long'),
    // The expression of HTML's type=email: what the browser lets through, the Worker takes.
    v.rfcEmail(refuse('contact.errors.email.invalid')),
  ),
  phone: v.pipe(
    v.optional(v.string(), ''),
    trimmed,
    v.check((text) => text === '' || isPhone(text), refuse('contact.errors.phone.invalid')),
  ),
  company: v.pipe(
    v.optional(v.string(), ''),
    clean('contact.errors.company.control'),
    trimmed,
    atMost(contactLimits.companyMax, 'contact.errors.company.long'),
  ),
  service: v.optional(v.picklist(['', ...contactServices], refuse('contact.errors.service.unknown')), ''),
  message: v.pipe(
    v.optional(v.string(), ''),
    v.transform(normaliseLineBreaks),
    v.check((text) => !strayControl(text, '\n\t'), refuse('contact.errors.message.control')),
    trimmed,
    filled('contact.errors.message.required'),
    atMost(contactLimits.messageMax, 'contact.errors.message.long'),
  ),
});

/** A valid enquiry: trimmed, line breaks as `\n`, optional fields that are empty as `''`. */
export type Enquiry = v.InferOutput<typeof ContactSchema>;

export type ContactReading = { ok: true; enquiry: Enquiry } | { ok: false; refusals: ContactRefusal[] };

/**
 * Reads what a visitor typed: the enquiry, or the first reason to refuse of each field in the order of the form.
 *
 * @example readContact({ name: 'A', email: 'a@b.nl', message: 'Hi' }).ok // true
 */
export function readContact(typed: Partial<Record<ContactField, string>>): ContactReading {
  const result = v.safeParse(ContactSchema, typed, { abortPipeEarly: true });
  if (result.success) return { ok: true, enquiry: result.output };
  const refusals = result.issues.map((issue) => ({
    field: issue.path?.[0].key as ContactField,
    key: issue.message as ContactErrorKey,
  }));
  return { ok: false, refusals };
}
