'use client';
import { createIntl } from 'react-intl';
import { type ContactField, contactFields, contactLimits } from '#src/domain/contact-form.ts';
import { type FieldErrorKey, validateContact } from '#src/domain/contact-schema.ts';
import { normaliseLineBreaks } from '#src/domain/input-text.ts';
import { intlLocaleOf } from '#src/domain/locale.ts';
import type { ContactFormProps, LiveMessage } from '#src/islands/contact-form-props.ts';

/** What knows the rules of the form and the words that depend on what is typed. */
export interface Checker {
  /** The first reason to refuse of each field that has one. */
  errorsOf(typed: FormData): Partial<Record<ContactField, FieldErrorKey>>;
  /** How many characters still fit into the message, once it is nearly full; undefined before that. */
  left(message: string): string | undefined;
  words(id: LiveMessage, count: number): string;
}

/** From how many characters before the limit on the count is shown. */
const nearlyFull = 500;

/** The schema that the Worker uses too, and the messages of the form with their numbers, in one part loaded on demand. */
export function createChecker({ locale, live }: Pick<ContactFormProps, 'locale' | 'live'>): Checker {
  const intl = createIntl({ locale: intlLocaleOf[locale], messages: live });
  const words: Checker['words'] = (id, count) => intl.formatMessage({ id }, { count });
  return {
    words,
    errorsOf(typed) {
      const fields = Object.fromEntries(contactFields.map((name) => [name, String(typed.get(name) ?? '')]));
      const validation = validateContact(fields);
      return validation.ok
        ? {}
        : Object.fromEntries(validation.errors.map(({ field, key }) => [field as ContactField, key as FieldErrorKey]));
    },
    left(message) {
      const left = contactLimits.messageMax - [...normaliseLineBreaks(message).trim()].length;
      if (left > nearlyFull) return undefined;
      return left < 0 ? words('over', -left) : words('left', left);
    },
  };
}
