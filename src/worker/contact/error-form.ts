import {
  type ContactField,
  contactFields,
  contactFormName,
  contactServices,
  fieldAttributes,
} from '#src/domain/contact-form.ts';
import type { ContactError } from '#src/domain/contact-schema.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { FormValues } from '#src/worker/contact/decode-form.ts';
import { localeParameter } from '#src/worker/contact/page-locale.ts';
import { messages } from '#src/worker/generated/messages.ts';
import { type Html, html } from '#src/worker/html.ts';

interface FieldParts {
  field: ContactField;
  value: string;
  error: string | undefined;
  texts: (typeof messages)[Locale];
}

/** The form with the values that were sent and each error beside its field. */
export function errorForm(values: FormValues, errors: readonly ContactError[], locale: Locale): Html {
  const texts = messages[locale];
  const fields = contactFields.map((field) => {
    const key = errors.find((error) => error.field === field)?.key;
    return fieldMarkup({ field, value: values[field] ?? '', error: key && texts[key], texts });
  });
  return html`<form method="post" action="/?${localeParameter}=${locale}" aria-label="${texts['contact.form.label']}">
<p class="hint">${texts['contact.form.required']}</p>
<input type="hidden" name="form-name" value="${contactFormName}">
${fields}
${botField(values['bot-field'] ?? '', texts)}
<button>${texts['contact.form.submit']}</button>
</form>`;
}

/** The field that only robots fill in. If it was filled in, it is shown, so that a person can clear it and send again. */
function botField(value: string, texts: FieldParts['texts']): Html {
  if (value === '') {
    return html`<div class="bot" aria-hidden="true"><label for="bot-field">${texts['contact.form.bot.label']}</label>
<input id="bot-field" name="bot-field" tabindex="-1" autocomplete="off"></div>`;
  }
  return html`<div class="field"><label for="bot-field">${texts['contact.form.bot.label']}</label>
<p class="error" id="bot-error">${texts['contact.errors.bot.filled']}</p>
<input id="bot-field" name="bot-field" autocomplete="off" value="${value}" aria-invalid="true" aria-describedby="bot-error">
</div>`;
}

function fieldMarkup(parts: FieldParts): Html {
  const { field, error, texts } = parts;
  const hint = hintOf(parts);
  return html`<div class="field">
<label for="${field}">${texts[`contact.form.${field}.label`]}${fieldAttributes[field].required && ' *'}</label>
${hint && html`<p class="hint" id="${field}-hint">${hint}</p>`}
${error && html`<p class="error" id="${field}-error">${error}</p>`}
${control(parts)}
</div>`;
}

function hintOf({ field, texts }: FieldParts): string | undefined {
  if (field === 'email' || field === 'phone' || field === 'message') return texts[`contact.form.${field}.hint`];
  return undefined;
}

function control(parts: FieldParts): Html {
  const { field, value, texts } = parts;
  const { type, autocomplete } = fieldAttributes[field];
  const shared = sharedAttributes(parts);
  if (type === 'textarea') {
    // HTML parsers drop a line break right after the tag: this one is dropped instead of one of the visitor's.
    return html`<textarea ${shared} rows="${fieldAttributes.message.rows}">\n${value}</textarea>`;
  }
  if (type === 'select') {
    const options = ['', ...contactServices].map((service) => {
      const label = texts[`contact.form.service.options.${(service || 'none') as 'none'}`];
      return html`<option value="${service}"${service === value && html` selected`}>${label}</option>`;
    });
    return html`<select ${shared}>${options}</select>`;
  }
  return html`<input ${shared} type="${type}" autocomplete="${autocomplete}" value="${value}">`;
}

function sharedAttributes(parts: FieldParts): Html {
  const { field, error } = parts;
  const described = [hintOf(parts) && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  return html`id="${field}" name="${field}"${fieldAttributes[field].required && html` required`}${
    described !== '' && html` aria-describedby="${described}"`
  }${error && html` aria-invalid="true"`}`;
}
