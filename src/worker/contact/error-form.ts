import { contactFormName, type FormField, formFields } from '#src/domain/contact-form.ts';
import type { ContactError } from '#src/domain/contact-schema.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { FormValues } from '#src/worker/contact/decode-form.ts';
import { localeParameter } from '#src/worker/contact/page-locale.ts';
import { fieldWords } from '#src/worker/field-words.ts';
import { messages } from '#src/worker/generated/messages.ts';
import { type Html, html } from '#src/worker/html.ts';

interface FieldParts {
  field: FormField;
  words: ReturnType<typeof fieldWords>;
  value: string;
  error: string | undefined;
}

/** The form with the values that were sent and each error beside its field. */
export function errorForm(values: FormValues, errors: readonly ContactError[], locale: Locale): Html {
  const texts = messages[locale];
  const fields = formFields.map((field) => {
    const key = errors.find((error) => error.field === field.name)?.key;
    const words = fieldWords(field.name, locale);
    return fieldMarkup({ field, words, value: values[field.name] ?? '', error: key && texts[key] });
  });
  return html`<form method="post" action="/?${localeParameter}=${locale}" aria-label="${texts['contact.form.label']}">
<p class="hint">${texts['contact.form.required']}</p>
<input type="hidden" name="form-name" value="${contactFormName}">
${fields}
${botField(values['bot-field'] ?? '', texts)}
<button>${texts['contact.form.submit']}</button>
</form>`;
}

/**
 * The field that only robots fill in. If it was filled in, it is shown, so that a person can clear it and send again.
 */
function botField(value: string, texts: (typeof messages)[Locale]): Html {
  if (value === '') {
    return html`<div class="honeypot" aria-hidden="true"><label for="bot-field">${texts['contact.fields.bot.label']}</label>
<input id="bot-field" name="bot-field" tabindex="-1" autocomplete="off"></div>`;
  }
  return html`<div class="field"><label for="bot-field">${texts['contact.fields.bot.label']}</label>
<p class="error" id="bot-error">${texts['contact.fields.bot.errors.filled']}</p>
<input id="bot-field" name="bot-field" autocomplete="off" value="${value}" aria-invalid="true" aria-describedby="bot-error">
</div>`;
}

function fieldMarkup(parts: FieldParts): Html {
  const { field, words, error } = parts;
  const { name, required } = field;
  return html`<div class="field">
<label for="${name}">${words.label}${required && ' *'}</label>
${words.hint && html`<p class="hint" id="${name}-hint">${words.hint}</p>`}
${error && html`<p class="error" id="${name}-error">${error}</p>`}
${control(parts)}
</div>`;
}

function control(parts: FieldParts): Html {
  const { field, words, value } = parts;
  const { type, autocomplete, rows, options } = field;
  const shared = sharedAttributes(parts);
  if (type === 'textarea') {
    // HTML parsers drop a line break right after the tag: this one is dropped instead of one of the visitor's.
    return html`<textarea ${shared} rows="${rows}">\n${value}</textarea>`;
  }
  if (options) {
    const choices = ['', ...options].map(
      (option) =>
        html`<option value="${option}"${option === value && html` selected`}>${words.option(option)}</option>`,
    );
    return html`<select ${shared}>${choices}</select>`;
  }
  return html`<input ${shared} type="${type}"${autocomplete && html` autocomplete="${autocomplete}"`} value="${value}">`;
}

function sharedAttributes({ field: { name, required }, words, error }: FieldParts): Html {
  const described = [words.hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`id="${name}" name="${name}"${required && html` required`}${
    described !== '' && html` aria-describedby="${described}"`
  }${error && html` aria-invalid="true"`}`;
}
