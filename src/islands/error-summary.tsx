'use client';
import { useEffect, useRef } from 'react';
import type { FieldErrorKey } from '#src/domain/contact-schema.ts';
import type { FieldProps } from '#src/islands/contact-form-props.ts';
import type { Checker } from '#src/islands/create-checker.ts';
import type { Errors } from '#src/islands/use-enquiry.ts';

interface ErrorSummaryProps {
  fields: readonly FieldProps[];
  errors: Errors;
  texts: Record<FieldErrorKey, string>;
  words: Checker['words'];
  /** Grows with every try to send that did not pass: the summary takes the focus each time. */
  asked: number;
}

/** The refusals of all fields in one place above the form, each with a way to its field. */
export function ErrorSummary({ fields, errors, texts, words, asked }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);
  const marked = fields.flatMap(({ name }) => (errors[name] ? [{ name, text: texts[errors[name]] }] : []));
  if (marked.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of the form, this speaks about it
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="summary" className="alertbox sm:col-span-2">
      <h2 id="summary" className="text-xl!">
        {words('summary', marked.length)}
      </h2>
      <ul className="mt-1">
        {marked.map(({ name, text }) => (
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
