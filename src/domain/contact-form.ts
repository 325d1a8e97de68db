import { type ContactFieldRow, contactFields } from '#src/domain/contact-fields.ts';

/** The name of a field that a visitor fills in. */
export type ContactField = keyof typeof contactFields;

/** A field that a visitor fills in. */
export interface FormField extends ContactFieldRow {
  name: ContactField;
}

/** The fields that a visitor fills in, in the order of the form. */
export const formFields = Object.entries<ContactFieldRow>(contactFields).map(
  ([name, row]): FormField => ({ name: name as ContactField, ...row }),
);

export const fieldNames: readonly ContactField[] = formFields.map(({ name }) => name);

/**
 * The validated values of a form: trimmed, without control characters, line breaks as `\n`; an optional field left
 * empty is `''`.
 */
export type EnquiryFields = {
  [Name in ContactField]: (typeof contactFields)[Name] extends { options: readonly (infer Option)[] }
    ? Option | ''
    : string;
};

type LimitName<Name extends ContactField> = (typeof contactFields)[Name] extends { max: number } ? `${Name}Max` : never;

/** The limits of the fields in characters, as arguments of messages: `nameMax` is that of the field `name`. */
export const contactLimits = Object.fromEntries(
  formFields.flatMap(({ name, max }) => (max ? [[`${name}Max`, max]] : [])),
) as { [Name in ContactField as LimitName<Name>]: number };

/** Value of the hidden field `form-name`. */
export const contactFormName = 'contact';

/** The fields of the request body (R72). `bot-field` is the honeypot: only robots fill it in. */
export const bodyFields = ['form-name', ...fieldNames, 'bot-field'] as const;

export type BodyField = (typeof bodyFields)[number];
