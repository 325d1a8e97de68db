import {
  type ContactField,
  type ContactRefusal,
  contactFields,
  contactFormName,
  contactServices,
  fieldAttributes,
} from '#src/domain/contact-form.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { Typed } from '#src/worker/contact/decode-form.ts';
import { localeParameter } from '#src/worker/contact/page-language.ts';
import { words } from '#src/worker/generated/words.ts';
import { type Html, html } from '#src/worker/html.ts';

interface Drawing {
  field: ContactField;
  value: string;
  /** The sentence that refuses this field. */
  error: string | undefined;
  spoken: (typeof words)[Locale];
}

/** The form again, with every value as it was typed and each refusal beside its field. */
export function refusalForm(typed: Typed, refusals: readonly ContactRefusal[], locale: Locale): Html {
  const spoken = words[locale];
  const fields = contactFields.map((field) => {
    const key = refusals.find((refusal) => refusal.field === field)?.key;
    return drawField({ field, value: typed[field] ?? '', error: key && spoken[key], spoken });
  });
  return html`<form method="post" action="/?${localeParameter}=${locale}" aria-label="${spoken['contact.form.label']}">
<p class="hint">${spoken['contact.form.required']}</p>
<input type="hidden" name="form-name" value="${contactFormName}">
${fields}
<div class="bot" aria-hidden="true"><label for="bot-field">${spoken['contact.form.bot.label']}</label>
<input id="bot-field" name="bot-field" tabindex="-1" autocomplete="off"></div>
<button>${spoken['contact.form.submit']}</button>
</form>`;
}

function drawField(drawing: Drawing): Html {
  const { field, error, spoken } = drawing;
  const hint = hintOf(drawing);
  return html`<div class="field">
<label for="${field}">${spoken[`contact.form.${field}.label`]}${fieldAttributes[field].required && ' *'}</label>
${hint && html`<p class="hint" id="${field}-hint">${hint}</p>`}
${error && html`<p class="error" id="${field}-error">${error}</p>`}
${control(drawing)}
</div>`;
}

function hintOf({ field, spoken }: Drawing): string | undefined {
  if (field === 'email' || field === 'phone' || field === 'message') return spoken[`contact.form.${field}.hint`];
  return undefined;
}

function control(drawing: Drawing): Html {
  const { field, value, spoken } = drawing;
  const { type, autocomplete } = fieldAttributes[field];
  const shared = sharedAttributes(drawing);
  if (type === 'textarea') {
    // A parser drops a line break right behind the tag: this one is dropped in place of a typed one.
    return html`<textarea ${shared} rows="${fieldAttributes.message.rows}">\n${value}</textarea>`;
  }
  if (type === 'select') {
    const options = ['', ...contactServices].map((service) => {
      const label = spoken[`contact.form.service.options.${(service || 'none') as 'none'}`];
      return html`<option value="${service}"${service === value && html` selected`}>${label}</option>`;
    });
    return html`<select ${shared}>${options}</select>`;
  }
  return html`<input ${shared} type="${type}" autocomplete="${autocomplete}" value="${value}">`;
}

function sharedAttributes(drawing: Drawing): Html {
  const { field, error } = drawing;
  const described = [hintOf(drawing) && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  return html`id="${field}" name="${field}"${fieldAttributes[field].required && html` required`}${
    described !== '' && html` aria-describedby="${described}"`
  }${error && html` aria-invalid="true"`}`;
}
