import * as v from 'valibot';
import { type ContactField, contactLimits, contactServices } from '#src/domain/contact-form.ts';
import { isBlank, removeControlCharacters } from '#src/domain/input-text.ts';

type ErrorsByField = {
  name: 'required' | 'long' | 'lines';
  email: 'required' | 'long' | 'invalid';
  phone: 'long' | 'lines';
  company: 'long' | 'lines';
  service: 'unknown';
  message: 'required' | 'long';
  bot: 'filled';
  form: 'repeated' | 'foreign' | 'unreadable';
};

/** The message keys of everything that can be wrong with a form. */
export type ContactErrorKey = {
  [Field in keyof ErrorsByField]: `contact.errors.${Field}.${ErrorsByField[Field]}`;
}[keyof ErrorsByField];

/** The errors that belong to one field, not to the form as a whole. */
export type FieldErrorKey = Exclude<ContactErrorKey, `contact.errors.form.${string}`>;

/** A field that can have an error. */
export type CheckedField = ContactField | 'bot-field';

/** One error: the field it belongs to (`form` for the whole) and the key of its message. */
export interface ContactError {
  field: CheckedField | 'form';
  key: ContactErrorKey;
}

const errorKey = (key: ContactErrorKey): ContactErrorKey => key;
const count = (text: string): number => [...text].length;
const atMost = (limit: number, key: ContactErrorKey) => v.check((text: string) => count(text) <= limit, key);
/** A line break would start a new header in a mail, and browsers send none from these fields. */
const oneLine = (key: ContactErrorKey) => v.check((text: string) => !text.includes('\n'), key);
const filled = (key: ContactErrorKey) => v.check((text: string) => !isBlank(text), key);
/** What a visitor typed, without what cannot be seen. */
const typed = v.pipe(
  v.optional(v.string(), ''),
  v.transform(removeControlCharacters),
  v.transform((text) => (isBlank(text) ? '' : text.trim())),
);

/** What a valid form contains. The island and the Worker both validate with it. */
export const ContactSchema = v.object({
  name: v.pipe(
    typed,
    oneLine('contact.errors.name.lines'),
    filled('contact.errors.name.required'),
    atMost(contactLimits.nameMax, 'contact.errors.name.long'),
  ),
  email: v.pipe(
    typed,
    filled('contact.errors.email.required'),
    atMost(contactLimits.emailMax, 'contact.errors.email.long'),
    // The same expression as HTML's type=email, so the Worker accepts whatever the browser accepts.
    v.rfcEmail(errorKey('contact.errors.email.invalid')),
  ),
  // A text: people add when to call, write a second number, or a hyphen for none.
  phone: v.pipe(
    typed,
    oneLine('contact.errors.phone.lines'),
    atMost(contactLimits.phoneMax, 'contact.errors.phone.long'),
  ),
  company: v.pipe(
    typed,
    oneLine('contact.errors.company.lines'),
    atMost(contactLimits.companyMax, 'contact.errors.company.long'),
  ),
  service: v.optional(v.picklist(['', ...contactServices], errorKey('contact.errors.service.unknown')), ''),
  message: v.pipe(
    typed,
    filled('contact.errors.message.required'),
    atMost(contactLimits.messageMax, 'contact.errors.message.long'),
  ),
  // Robots fill it in. A browser may too, so it gets an error message like any other field.
  'bot-field': v.pipe(
    v.optional(v.string(), ''),
    v.check((text) => text === '', errorKey('contact.errors.bot.filled')),
  ),
});

/** The validated fields of a form: trimmed, without control characters, line breaks as `\n`, optional fields that are empty as `''`. */
export type EnquiryFields = Omit<v.InferOutput<typeof ContactSchema>, 'bot-field'>;

export type ContactValidation = { ok: true; fields: EnquiryFields } | { ok: false; errors: ContactError[] };

/**
 * Validates the values of a form. Gives the cleaned fields, or the first error of each field in the order of the form.
 *
 * @example validateContact({ name: 'A', email: 'a@b.nl', message: 'Hi' }).ok // true
 */
export function validateContact(values: Partial<Record<CheckedField, string>>): ContactValidation {
  const result = v.safeParse(ContactSchema, values, { abortPipeEarly: true });
  if (result.success) {
    const { 'bot-field': _, ...fields } = result.output;
    return { ok: true, fields };
  }
  const errors = result.issues.map((issue) => ({
    field: issue.path?.[0].key as CheckedField,
    key: issue.message as ContactErrorKey,
  }));
  return { ok: false, errors };
}
