'use client';
import { createIntl } from 'react-intl';
import { contactFields } from '#src/domain/contact-fields.ts';
import { fieldNames } from '#src/domain/contact-form.ts';
import { type CheckedField, type FieldErrorKey, validateContact } from '#src/domain/contact-schema.ts';
import { normaliseLineBreaks } from '#src/domain/input-text.ts';
import { localeData } from '#src/domain/locale.ts';
import type { ContactFormProps, CountMessage } from '#src/islands/contact-form-props.ts';

/** The rules of the form, and the messages that depend on its values. */
export interface Validator {
  /** The first error of each field that has one. */
  validate(values: FormData): Partial<Record<CheckedField, FieldErrorKey>>;
  /**
   * Says how many characters still fit into the message once it is nearly full, or how many are too many; undefined
   * before that.
   */
  lengthNote(message: string): string | undefined;
  /** A message with a count in it, such as `summary` with the number of fields that have an error. */
  countText(id: CountMessage, count: number): string;
}

/** The count is shown when no more than this many characters are left. */
const nearlyFull = 500;

/** Validates with the schema that the Worker uses too. A separate module: it is loaded only when the form is used. */
export function createValidator({
  locale,
  live,
  packages,
}: Pick<ContactFormProps, 'locale' | 'live' | 'packages'>): Validator {
  const intl = createIntl({ locale: localeData[locale].intl, messages: live });
  const countText: Validator['countText'] = (id, count) => intl.formatMessage({ id }, { count });
  return {
    countText,
    validate(values) {
      const names = [...fieldNames, 'bot-field'] as const;
      const entered = Object.fromEntries(names.map((name) => [name, String(values.get(name) ?? '')]));
      // The line that `fill-from-url.ts` fills in for a package is not a message yet.
      if (Object.values(packages).includes((entered.message ?? '').trim())) entered.message = '';
      const validation = validateContact(entered);
      // The schema gives one error a field. Errors of the whole form, which have no field, come from the Worker only.
      return validation.ok
        ? {}
        : Object.fromEntries(validation.errors.map(({ field, key }) => [field as CheckedField, key as FieldErrorKey]));
    },
    lengthNote(message) {
      const charactersLeft = contactFields.message.max - [...normaliseLineBreaks(message).trim()].length;
      if (charactersLeft > nearlyFull) return undefined;
      return charactersLeft < 0 ? countText('over', -charactersLeft) : countText('left', charactersLeft);
    },
  };
}
