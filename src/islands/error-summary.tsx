'use client';
import { useEffect, useRef } from 'react';
import type { FieldErrorKey } from '#src/domain/contact-schema.ts';
import type { FieldProps } from '#src/islands/contact-form-props.ts';
import type { Validator } from '#src/islands/create-validator.ts';
import type { Errors } from '#src/islands/use-contact-form.ts';

interface ErrorSummaryProps {
  fields: readonly FieldProps[];
  errors: Errors;
  texts: Record<FieldErrorKey, string>;
  countText: Validator['countText'];
  /** How often an invalid form was submitted: the summary takes the focus each time. */
  attempts: number;
}

/** The errors of all fields above the form, each with a link to its field. */
export function ErrorSummary({ fields, errors, texts, countText, attempts }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts) box.current?.focus();
  }, [attempts]);
  // The honeypot, which `contact-fields.tsx` shows once it was filled in: a person may have done that by mistake.
  const names = [...fields.map(({ name }) => name), 'bot-field' as const];
  const invalidFields = names.flatMap((name) => (errors[name] ? [{ name, text: texts[errors[name]] }] : []));
  if (invalidFields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this lists their errors
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="summary" className="alertbox sm:col-span-2">
      <h2 id="summary" className="text-xl!">
        {countText('summary', invalidFields.length)}
      </h2>
      <ul className="mt-1">
        {invalidFields.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="link inline-flex items-center min-h-8"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
