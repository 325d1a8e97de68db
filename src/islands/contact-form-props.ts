'use client';
import type { MessageFormatElement } from 'react-intl';
import type { ContactField } from '#src/domain/contact-form.ts';
import type { FieldErrorKey } from '#src/domain/contact-schema.ts';
import type { Locale } from '#src/domain/locale.ts';

/** A link to reach the agency without the form. */
export interface ContactLink {
  label: string;
  href: string;
  /** The same link with `{reference}` in it, which begins a mail or a chat about an enquiry. */
  referenceHref?: string;
}

export interface SentPanelProps {
  title: string;
  text: string;
  /** The sentence that gives the visitor the reference; it has `{reference}` in its place. */
  reference: string;
  stepsLabel: string;
  /** What happens next, one step each. */
  steps: readonly string[];
  /** Says what to do if it cannot wait; it is above the links. */
  urgent: string;
  contactLinks: readonly ContactLink[];
  /** The label of the button that shows the empty form again. */
  again: string;
}

/** A field with its words and its native attributes. */
export interface FieldProps {
  name: ContactField;
  label: string;
  hint?: string;
  required: boolean;
  /** The `type` of the input, or the name of the element if it is not an input. */
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  autoComplete?: string;
  inputMode?: 'email' | 'tel';
  rows?: number;
  /** The choices of a select. */
  options?: readonly { value: string; label: string }[];
}

/** Every text of the form. The messages of `live` are compiled: what they say depends on what the visitor types. */
export interface ContactFormProps {
  locale: Locale;
  /** The name of the form for screen readers. */
  label: string;
  /** Says how required fields are marked. */
  required: string;
  fields: readonly FieldProps[];
  /** Value of the hidden field that names the form. */
  formName: string;
  /** The site key of Turnstile, if the site uses it. */
  turnstileKey?: string;
  /** The words of the hidden field that only programs fill in. */
  bot: { label: string; hint: string };
  /** What happens to the data, with a link to the privacy policy. */
  privacy: { text: string; link: ContactLink };
  /** The label of the button, and its label while the form is being sent. */
  submit: string;
  submitting: string;
  /** Says that the form could not be sent, and asks to try again. */
  failure: string;
  /** Says that there is no connection. */
  offline: string;
  /** Asks to look at an email address that is valid, but has no dot behind the @. */
  emailCheck: string;
  /** By the id of a maintenance package, the line that `fill-from-url.ts` puts into the message about it. */
  packages: Record<string, string>;
  contactLinks: readonly ContactLink[];
  sent: SentPanelProps;
  /** The text of each error key. */
  errors: Record<FieldErrorKey, string>;
  live: Record<CountMessage, MessageFormatElement[]>;
}

/** The messages that say how many fields have an error, how many characters are left, and how many are too many. */
export type CountMessage = 'summary' | 'left' | 'over';
