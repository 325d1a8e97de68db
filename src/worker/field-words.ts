import type { ContactField } from '#src/domain/contact-form.ts';
import type { Locale } from '#src/domain/locale.ts';
import { messages } from '#src/worker/generated/messages.ts';

/** The words of a field: its label on the form, the short one in a mail, the hint that some have, and those of an option. */
export function fieldWords(name: ContactField, locale: Locale) {
  const texts = messages[locale];
  const optional: Partial<Record<string, string>> = texts;
  return {
    label: texts[`contact.fields.${name}.label`],
    short: texts[`contact.fields.${name}.short`],
    hint: optional[`contact.fields.${name}.hint`],
    option: (value: string) => optional[`contact.fields.options.${value || 'none'}`],
  };
}
