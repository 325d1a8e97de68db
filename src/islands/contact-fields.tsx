'use client';
import type { FieldErrorKey } from '#src/domain/contact-schema.ts';
import type { ContactFormProps, FieldProps } from '#src/islands/contact-form-props.ts';
import type { Errors } from '#src/islands/use-contact-form.ts';

interface ContactFieldsProps extends Pick<ContactFormProps, 'fields' | 'options' | 'formName' | 'bot'> {
  errors: Errors;
  /** The text of each error key. */
  texts: Record<FieldErrorKey, string>;
  /** A hydrated form says when the message is too long; a native one cuts off what is pasted. */
  hydrated: boolean;
  /** Says how much still fits into the message. */
  remaining: string | undefined;
}

/** The fields of the form, the two hidden ones with them (R57). */
export function ContactFields({ fields, formName, bot, ...rest }: ContactFieldsProps) {
  return (
    <>
      <input type="hidden" name="form-name" value={formName} />
      {fields.map((field) => (
        <Field key={field.name} field={field} {...rest} />
      ))}
      <div hidden>
        <label htmlFor="bot-field">{bot.label}</label>
        <input
          type="text"
          id="bot-field"
          name="bot-field"
          tabIndex={-1}
          autoComplete="off"
          aria-describedby="bot-hint"
        />
        <p id="bot-hint">{bot.hint}</p>
      </div>
    </>
  );
}

type FieldPartProps = Omit<ContactFieldsProps, 'fields' | 'formName' | 'bot'> & { field: FieldProps };

function Field({ field, options, errors, texts, hydrated, remaining }: FieldPartProps) {
  const { name, label, hint, type, maxLength, ...native } = field;
  const error = errors[name];
  const isMessage = name === 'message';
  const described = [hint && `${name}-hint`, isMessage && remaining && 'left', error && `${name}-error`];
  const common = {
    id: name,
    name,
    className: 'field',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    ...native,
  };
  return (
    <div className={name === 'service' || isMessage ? 'sm:col-span-2' : undefined}>
      <label htmlFor={name} className="label">
        {label}
        {native.required && <span aria-hidden> *</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...common} {...(!hydrated && { maxLength })} />
      ) : type === 'select' ? (
        <select {...common}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} type={type} maxLength={maxLength} />
      )}
      {hint && (
        <p id={`${name}-hint`} className="note mt-1.5">
          {hint}
        </p>
      )}
      {isMessage && (
        <p id="left" role="status" className="note">
          {remaining}
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
