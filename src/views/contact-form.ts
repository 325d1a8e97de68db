import { type ContactField, contactFields, contactServices, fieldAttributes } from '#src/domain/contact-form.ts';
import type { Locale } from '#src/domain/locale.ts';
import { viewContext } from '#src/views/context.ts';
import { type SentView, sentView } from '#src/views/thanks.ts';

export interface FieldView {
  name: ContactField;
  label: string;
  hint?: string;
  required: boolean;
}

/** Every word of the contact form, native and island alike. */
export interface ContactFormView {
  locale: Locale;
  label: string;
  required: string;
  fields: FieldView[];
  options: { value: string; label: string }[];
  bot: { label: string; hint: string };
  submit: string;
  submitting: string;
  failure: string;
  sent: SentView & { stepsLabel: string };
}

export function contactFormView(locale: Locale): ContactFormView {
  const { t } = viewContext(locale);
  const text = (id: string) => t.text(`contact.form.${id}`);
  return {
    locale,
    label: text('label'),
    required: text('required'),
    fields: contactFields.map((name) => ({
      name,
      label: text(`${name}.label`),
      ...(t.has(`contact.form.${name}.hint`) && { hint: text(`${name}.hint`) }),
      required: fieldAttributes[name].required,
    })),
    options: [
      { value: '', label: text('service.options.none') },
      ...contactServices.map((value) => ({ value, label: text(`service.options.${value}`) })),
    ],
    bot: { label: text('bot.label'), hint: text('bot.hint') },
    submit: text('submit'),
    submitting: text('submitting'),
    failure: text('failure'),
    sent: { ...sentView(locale), stepsLabel: text('sent.stepsLabel') },
  };
}
