import {
  type ContactField,
  contactFields,
  contactFormName,
  contactLimits,
  contactServices,
  fieldAttributes,
} from '#src/domain/contact-form.ts';
import type { FieldErrorKey } from '#src/domain/contact-schema.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { CompiledMessage } from '#src/i18n/translator.ts';
import { contactLinks } from '#src/views/contact-links.ts';
import { viewContext } from '#src/views/context.ts';
import { type LinkView, pageLink } from '#src/views/links.ts';
import { type SentView, sentView } from '#src/views/sent.ts';

export interface FieldView {
  name: ContactField;
  label: string;
  hint?: string;
  required: boolean;
  type: (typeof fieldAttributes)[ContactField]['type'];
  autoComplete?: string;
  inputMode?: 'email' | 'tel';
  rows?: number;
}

const inputModes = { email: 'email', phone: 'tel' } as const;

/** Every text of the contact form, native and hydrated. */
export interface ContactFormView {
  locale: Locale;
  label: string;
  required: string;
  fields: FieldView[];
  options: { value: string; label: string }[];
  formName: string;
  /** The site key of Turnstile, where the site has it. */
  turnstileKey?: string;
  bot: { label: string; hint: string };
  /** What becomes of the data, and where all of it is explained. */
  privacy: { text: string; link: LinkView };
  submit: string;
  submitting: string;
  failure: string;
  offline: string;
  emailCheck: string;
  /** The first line of the message for each maintenance package, by its id. */
  packages: Record<string, string>;
  /** How to reach the agency without the form. */
  contactLinks: LinkView[];
  sent: SentView & { stepsLabel: string };
  errors: Record<FieldErrorKey, string>;
  /** Messages whose text depends on the values, compiled here so that the browser needs no parser. */
  live: Record<'summary' | 'left' | 'over', CompiledMessage>;
}

/** Every error that a field can have; a key that is missing here is a type error. */
const fieldErrors: Record<FieldErrorKey, true> = {
  'contact.errors.name.required': true,
  'contact.errors.name.long': true,
  'contact.errors.name.lines': true,
  'contact.errors.email.required': true,
  'contact.errors.email.long': true,
  'contact.errors.email.invalid': true,
  'contact.errors.phone.long': true,
  'contact.errors.phone.lines': true,
  'contact.errors.company.long': true,
  'contact.errors.company.lines': true,
  'contact.errors.service.unknown': true,
  'contact.errors.message.required': true,
  'contact.errors.message.long': true,
  'contact.errors.bot.filled': true,
};

export function contactFormView(locale: Locale): ContactFormView {
  const context = viewContext(locale);
  const { t, site } = context;
  const text = (id: string) => t.text(`contact.form.${id}`);
  const { call, mail, chat } = contactLinks(context);
  return {
    locale,
    label: text('label'),
    required: text('required'),
    fields: contactFields.map((name) => ({
      name,
      label: text(`${name}.label`),
      ...(t.has(`contact.form.${name}.hint`) && { hint: text(`${name}.hint`) }),
      required: fieldAttributes[name].required,
      type: fieldAttributes[name].type,
      // With `off` the browser would not restore the text after a reload either.
      ...(fieldAttributes[name].autocomplete !== 'off' && { autoComplete: fieldAttributes[name].autocomplete }),
      ...(name in inputModes && { inputMode: inputModes[name as keyof typeof inputModes] }),
      ...(name === 'message' && { rows: fieldAttributes.message.rows }),
    })),
    formName: contactFormName,
    ...(site.identity.turnstile && { turnstileKey: site.identity.turnstile.siteKey }),
    options: [
      { value: '', label: text('service.options.none') },
      ...contactServices.map((value) => ({ value, label: text(`service.options.${value}`) })),
    ],
    bot: { label: text('bot.label'), hint: text('bot.hint') },
    privacy: { text: text('privacy'), link: pageLink(context, 'privacy', 'pages.privacy.name') },
    submit: text('submit'),
    submitting: text('submitting'),
    failure: text('failure'),
    offline: text('offline'),
    emailCheck: text('email.check'),
    packages: Object.fromEntries(
      site.packages.map(({ id, i18nKey }) => [id, t.text('packages.message', { name: t.text(`${i18nKey}.name`) })]),
    ),
    contactLinks: [call, mail, chat],
    sent: { ...sentView(locale), stepsLabel: text('sent.stepsLabel') },
    errors: Object.fromEntries(
      Object.keys(fieldErrors).map((key) => [key, t.text(key, contactLimits)]),
    ) as ContactFormView['errors'],
    live: {
      summary: t.compiled('contact.live.summary'),
      left: t.compiled('contact.live.left'),
      over: t.compiled('contact.live.over'),
    },
  };
}
