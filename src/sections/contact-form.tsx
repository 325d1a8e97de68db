import { contactFormName, contactLimits, fieldAttributes } from '#src/domain/contact-form.ts';
import type { ContactFormView, FieldView } from '#src/views/contact-form.ts';

const inputModes = { email: 'email', phone: 'tel' } as const;
const lengths = {
  name: contactLimits.nameMax,
  email: contactLimits.emailMax,
  company: contactLimits.companyMax,
} as const;

/** The contact form as HTML alone: it posts to `/`, where the Worker takes it (R57, R72). */
export function ContactForm({ form }: { form: ContactFormView }) {
  return (
    <form method="post" action="/" aria-label={form.label} className="grid sm:grid-cols-2 gap-5">
      <p className="note sm:col-span-2">{form.required}</p>
      <input type="hidden" name="form-name" value={contactFormName} />
      {form.fields.map((field) => (
        <Field key={field.name} field={field} options={form.options} />
      ))}
      <div hidden>
        <label htmlFor="bot-field">{form.bot.label}</label>
        <input id="bot-field" name="bot-field" tabIndex={-1} autoComplete="off" aria-describedby="bot-hint" />
        <p id="bot-hint">{form.bot.hint}</p>
      </div>
      <div className="sm:col-span-2">
        <button type="submit" className="btn-primary text-lg">
          {form.submit}
          <span aria-hidden className="arrow" />
        </button>
      </div>
    </form>
  );
}

function Field({ field, options }: { field: FieldView; options: ContactFormView['options'] }) {
  const { name } = field;
  const { type, autocomplete } = fieldAttributes[name];
  const common = {
    id: name,
    name,
    className: 'field',
    required: field.required,
    ...(field.hint && { 'aria-describedby': `${name}-hint` }),
  };
  return (
    <div className={name === 'service' || name === 'message' ? 'sm:col-span-2' : ''}>
      <label htmlFor={name} className="label">
        {field.label}
        {field.required && <span aria-hidden> *</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...common} rows={fieldAttributes.message.rows} maxLength={contactLimits.messageMax} />
      ) : type === 'select' ? (
        <select {...common}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={type}
          autoComplete={autocomplete}
          {...(name in inputModes && { inputMode: inputModes[name as keyof typeof inputModes] })}
          {...(name in lengths && { maxLength: lengths[name as keyof typeof lengths] })}
        />
      )}
      {field.hint && (
        <p id={`${name}-hint`} className="note mt-1.5">
          {field.hint}
        </p>
      )}
    </div>
  );
}
