/** What the form, the Worker and the programs know about a field; everything else follows from it. */
export interface ContactFieldRow {
  /** The `type` of the input, or the name of the element if it is not an input. */
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  required: boolean;
  /** What a browser may fill in. If it is left out, the browser still restores the text; `off` would prevent that. */
  autocomplete?: string;
  /** The most characters; a line break counts as one. Messages get it as the argument `<name>Max`, as in `nameMax`. */
  max?: number;
  /** The height of a textarea in lines. */
  rows?: number;
  /** The values of a select; the empty value comes before them. */
  options?: readonly string[];
}

/**
 * The fields that a visitor fills in, in the order of the form. The rules, the field on the page and on the Worker's
 * error page, the content hash, mail, webhook, inbox, export and probe all follow from its row. A row also needs its
 * words in `i18n/<locale>/contact/fields.json`, and a migration that adds the column of its name to `enquiries`.
 */
export const contactFields = {
  name: { type: 'text', required: true, autocomplete: 'name', max: 100 },
  // No address that mail servers accept is longer than 254 characters.
  email: { type: 'email', required: true, autocomplete: 'email', max: 254 },
  // Any text is valid: people add when to call, write a second number, or a hyphen if they have none.
  phone: { type: 'tel', required: false, autocomplete: 'tel', max: 100 },
  company: { type: 'text', required: false, autocomplete: 'organization', max: 100 },
  // The values are the customer's (R58), the same in both languages: `anders` is Dutch for something else.
  service: { type: 'select', required: false, options: ['website', 'webshop', 'marketing', 'ai', 'anders'] },
  message: { type: 'textarea', required: true, max: 5000, rows: 4 },
} as const satisfies Record<string, ContactFieldRow>;
