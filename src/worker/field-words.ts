import type { ContactField } from '#src/domain/contact-form.ts';
import type { Locale } from '#src/domain/locale.ts';
import { type MessageKey, messages } from '#src/worker/generated/messages.ts';

/**
 * The words of a field: its label on the form, its short label in a mail, its hint, if any, and its options, of which
 * `''` is the one for no choice.
 */
export function fieldWords(name: ContactField, locale: Locale) {
  const texts: Partial<Record<string, string>> = messages[locale];
  // The ids are written as in the views, so that content-lint sees which messages are used.
  const t = { text: (key: MessageKey) => messages[locale][key] };
  return {
    label: t.text(`contact.fields.${name}.label`),
    short: t.text(`contact.fields.${name}.short`),
    hint: texts[`contact.fields.${name}.hint`],
    option: (value: string) => texts[`contact.fields.options.${value || 'none'}`],
  };
}
