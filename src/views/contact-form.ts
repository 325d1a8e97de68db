import { contactFormName, contactLimits, type FormField, formFields } from '#src/domain/contact-form.ts';
import { type FieldErrorKey, fieldErrorKeys } from '#src/domain/contact-schema.ts';
import type { Locale } from '#src/domain/locale.ts';
import { contactLinks } from '#src/views/contact-links.ts';
import { type ViewContext, viewContext } from '#src/views/context.ts';
import { pageLink } from '#src/views/links.ts';
import { sentView } from '#src/views/sent.ts';

/** Every text of the contact form, native and hydrated: `ContactFormProps` of its island says what each one is. */
export type ContactFormView = ReturnType<typeof contactFormView>;

export function contactFormView(locale: Locale) {
  const context = viewContext(locale);
  const { t, site } = context;
  const text = (id: string) => t.text(`contact.form.${id}`);
  const { call, mail, whatsapp } = contactLinks(context);
  return {
    locale,
    label: text('label'),
    required: text('required'),
    fields: formFields.map((field) => fieldView(field, context)),
    formName: contactFormName,
    ...(site.identity.turnstile && { turnstileKey: site.identity.turnstile.siteKey }),
    // The field that only robots fill in.
    bot: { label: t.text('contact.fields.bot.label'), hint: t.text('contact.fields.bot.hint') },
    privacy: { text: text('privacy'), link: pageLink(context, 'privacy', 'pages.privacy.name') },
    submit: text('submit'),
    submitting: text('submitting'),
    failure: text('failure'),
    offline: text('offline'),
    emailCheck: t.text('contact.fields.email.check'),
    // The first line of a message about a package; `src/enhance/fill-from-url.ts` writes it into the field.
    packages: Object.fromEntries(
      site.packages.map(({ id, i18nKey }) => [id, t.text('packages.message', { name: t.text(`${i18nKey}.name`) })]),
    ),
    contactLinks: [call, mail, whatsapp],
    sent: { ...sentView(locale), stepsLabel: text('sent.stepsLabel') },
    errors: Object.fromEntries(fieldErrorKeys.map((key) => [key, t.text(key, contactLimits)])) as Record<
      FieldErrorKey,
      string
    >,
    // Messages with a number that is known only in the browser: how many errors there are (`summary`), how many
    // characters are left, how many are too many (`over`). Compiled here, so that the browser needs no parser.
    live: {
      summary: t.compiled('contact.live.summary'),
      left: t.compiled('contact.live.left'),
      over: t.compiled('contact.live.over'),
    },
  };
}

function fieldView({ name, required, type, autocomplete, rows, options }: FormField, { t }: ViewContext) {
  const text = (id: string) => t.text(`contact.fields.${name}.${id}`);
  return {
    name,
    label: text('label'),
    ...(t.has(`contact.fields.${name}.hint`) && { hint: text('hint') }),
    required,
    type,
    ...(autocomplete && { autoComplete: autocomplete }),
    ...((type === 'email' || type === 'tel') && { inputMode: type }),
    ...(rows && { rows }),
    ...(options && {
      options: [
        { value: '', label: t.text('contact.fields.options.none') },
        ...options.map((value) => ({ value, label: t.text(`contact.fields.options.${value}`) })),
      ],
    }),
  };
}
