'use client';
import { useState } from 'react';
import type { ContactField } from '#src/domain/contact-form.ts';
import type { FieldErrorKey } from '#src/domain/contact-schema.ts';
import type { ContactFormProps, FieldProps } from '#src/islands/contact-form-props.ts';
import type { Errors } from '#src/islands/use-contact-form.ts';

interface ContactFieldsProps extends Pick<ContactFormProps, 'fields' | 'formName' | 'bot'> {
  errors: Errors;
  /** The text of each error key. */
  texts: Record<FieldErrorKey, string>;
  /**
   * A note below a field while it is filled in, beside its fixed hint: how many characters are left, or that the value
   * looks wrong. The form can be sent in spite of it.
   */
  notes: Partial<Record<ContactField, string | undefined>>;
}

/** The fields of the form, including the two hidden ones (R57). */
export function ContactFields({ fields, formName, bot, ...rest }: ContactFieldsProps) {
  return (
    <>
      <input type="hidden" name="form-name" value={formName} />
      {fields.map((field) => (
        <Field key={field.name} field={field} {...rest} />
      ))}
      <BotField {...bot} error={rest.errors['bot-field'] && rest.texts[rest.errors['bot-field']]} />
    </>
  );
}

/** The field that only robots fill in. Once it was filled in it is shown, so that a person can clear it. */
function BotField({ label, hint, error }: ContactFormProps['bot'] & { error: string | undefined }) {
  const [isShown, setShown] = useState(false);
  // Set while rendering, so that React renders again at once. It is never set back: the person may still be typing.
  if (error && !isShown) setShown(true);
  return (
    <div hidden={!isShown} className="sm:col-span-2">
      <label htmlFor="bot-field" className="label">
        {label}
      </label>
      <input
        type="text"
        id="bot-field"
        name="bot-field"
        className="field"
        tabIndex={isShown ? undefined : -1}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'bot-hint bot-error' : 'bot-hint'}
      />
      <p id="bot-hint" className="note mt-1.5">
        {hint}
      </p>
      {error && (
        <p id="bot-error" className="fielderror">
          {error}
        </p>
      )}
    </div>
  );
}

/** What `ContactFields` passes on to each field. */
type FieldPartProps = Omit<ContactFieldsProps, 'fields' | 'formName' | 'bot'> & { field: FieldProps };

function Field({ field, errors, texts, notes }: FieldPartProps) {
  const { name, label, hint, type, options, ...native } = field;
  const error = errors[name];
  const note = notes[name];
  const descriptionIds = [hint && `${name}-hint`, note && `${name}-note`, error && `${name}-error`];
  const common = {
    id: name,
    name,
    className: 'field',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptionIds.filter(Boolean).join(' ') || undefined,
    ...native,
  };
  return (
    <div className={type === 'select' || type === 'textarea' ? 'sm:col-span-2' : undefined}>
      <label htmlFor={name} className="label">
        {label}
        {native.required && <span aria-hidden> *</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...common} />
      ) : options ? (
        <select {...common}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} type={type} />
      )}
      {hint && (
        <p id={`${name}-hint`} className="note mt-1.5">
          {hint}
        </p>
      )}
      {/* Rendered from the start if a field may get a note: screen readers announce what changes in a status. */}
      {name in notes && (
        <p id={`${name}-note`} role="status" className="note">
          {note}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="fielderror">
          {texts[error]}
        </p>
      )}
    </div>
  );
}
