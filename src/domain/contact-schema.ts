import * as v from 'valibot';
import type { ContactFieldRow, contactFields } from '#src/domain/contact-fields.ts';
import { type ContactField, type EnquiryFields, type FormField, formFields } from '#src/domain/contact-form.ts';
import { isBlank, removeControlCharacters } from '#src/domain/input-text.ts';

/**
 * The type of what can be wrong with a field, from its row; `rulesOf` has the same conditions for the values. `lines`
 * means that a value has a line break.
 */
type Problem<Row extends ContactFieldRow> =
  | (Row extends { type: 'text' | 'tel' } ? 'lines' : never)
  | (Row extends { required: true } ? 'required' : never)
  | (Row extends { max: number } ? 'long' : never)
  | (Row extends { type: 'email' } ? 'invalid' : never)
  | (Row extends { options: readonly string[] } ? 'unknown' : never);

/** The message keys of the errors that belong to one field, not to the form as a whole. */
export type FieldErrorKey =
  | { [Name in ContactField]: `contact.fields.${Name}.errors.${Problem<(typeof contactFields)[Name]>}` }[ContactField]
  | 'contact.fields.bot.errors.filled';

/**
 * The message keys of everything that can be wrong with a form: a field that came twice, a form of another site, or a
 * body that cannot be read.
 */
export type ContactErrorKey = FieldErrorKey | `contact.errors.form.${'repeated' | 'foreign' | 'unreadable'}`;

/** A field that can have an error. */
export type CheckedField = ContactField | 'bot-field';

/** One error: the field it belongs to (`form` if it is about the form as a whole) and the key of its message. */
export interface ContactError {
  field: CheckedField | 'form';
  key: ContactErrorKey;
}

interface Rule {
  key: FieldErrorKey;
  holds(text: string): boolean;
}

/** The same expression as HTML's type=email, so the Worker accepts whatever the browser accepts. */
const EmailSchema = v.pipe(v.string(), v.rfcEmail());

/** The rules of a field; the first that does not hold is the error. */
function rulesOf({ name, type, required, max = 0, options = [] }: FormField): Rule[] {
  const rules: { problem: string; applies: boolean; holds: Rule['holds'] }[] = [
    // A line break would start a new header in a mail, and browsers send none from these fields. In an email address
    // or a choice it needs no rule: `invalid` and `unknown` refuse it.
    { problem: 'lines', applies: type === 'text' || type === 'tel', holds: (text) => !text.includes('\n') },
    { problem: 'required', applies: required, holds: (text) => !isBlank(text) },
    { problem: 'long', applies: max > 0, holds: (text) => [...text].length <= max },
    { problem: 'invalid', applies: type === 'email', holds: (text) => text === '' || v.is(EmailSchema, text) },
    { problem: 'unknown', applies: options.length > 0, holds: (text) => text === '' || options.includes(text) },
  ];
  return rules
    .filter(({ applies }) => applies)
    .map(({ problem, holds }) => ({ key: `contact.fields.${name}.errors.${problem}` as FieldErrorKey, holds }));
}

/** The honeypot: robots fill it in. A browser may too, so it gets an error message like any other field. */
const honeypotRule: Rule = { key: 'contact.fields.bot.errors.filled', holds: (text) => text === '' };

/** Every error that a field can have. */
export const fieldErrorKeys: readonly FieldErrorKey[] = [...formFields.flatMap(rulesOf), honeypotRule].map(
  ({ key }) => key,
);

/** The value of a field, empty if the field is absent. */
const fieldText = v.optional(v.string(), '');

/** What a visitor typed, trimmed and without control characters. */
const cleanedText = v.pipe(
  fieldText,
  v.transform(removeControlCharacters),
  v.transform((text) => (isBlank(text) ? '' : text.trim())),
);

const check = ({ key, holds }: Rule) => v.check(holds, key);

/** What a valid form contains. The island and the Worker both validate with it. */
const ContactSchema = v.object({
  ...Object.fromEntries(formFields.map((field) => [field.name, v.pipe(cleanedText, ...rulesOf(field).map(check))])),
  'bot-field': v.pipe(fieldText, check(honeypotRule)),
});

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
    return { ok: true, fields: fields as EnquiryFields };
  }
  const errors = result.issues.map((issue) => ({
    field: issue.path?.[0].key as CheckedField,
    key: issue.message as ContactErrorKey,
  }));
  return { ok: false, errors };
}
