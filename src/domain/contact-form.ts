/**
 * The limits of the form, in characters. A line break counts as one character.
 * Messages take them as ICU arguments of the same names.
 */
export const contactLimits = {
  nameMax: 100,
  emailMax: 254,
  phoneMax: 100,
  companyMax: 100,
  messageMax: 5000,
} as const;

/** Value of the hidden field `form-name`. */
export const contactFormName = 'contact';

/** Values of the select; the empty value stands before them (R58). */
export const contactServices = ['website', 'webshop', 'marketing', 'ai', 'anders'] as const;

/** The fields a visitor fills in, in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'company', 'service', 'message'] as const;

/** The eight fields of the request body (R72). */
export const bodyFields = ['form-name', ...contactFields, 'bot-field'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactService = (typeof contactServices)[number];
export type BodyField = (typeof bodyFields)[number];

/** The native attributes of each field, wherever the form is rendered. */
export const fieldAttributes = {
  name: { type: 'text', autocomplete: 'name', required: true },
  email: { type: 'email', autocomplete: 'email', required: true },
  phone: { type: 'tel', autocomplete: 'tel', required: false },
  company: { type: 'text', autocomplete: 'organization', required: false },
  service: { type: 'select', autocomplete: 'off', required: false },
  message: { type: 'textarea', autocomplete: 'off', required: true, rows: 4 },
} as const satisfies Record<ContactField, { type: string; autocomplete: string; required: boolean; rows?: number }>;
