'use client';
import { useEffect, useRef } from 'react';
import { ContactFields } from '#src/islands/contact-fields.tsx';
import type { ContactFormProps } from '#src/islands/contact-form-props.ts';
import { ErrorSummary } from '#src/islands/error-summary.tsx';
import { FailureAlert } from '#src/islands/failure-alert.tsx';
import { SentPanel } from '#src/islands/sent-panel.tsx';
import { useEnquiry } from '#src/islands/use-enquiry.ts';
import { Arrow } from '#src/ui/icon.tsx';

/** The contact form: native HTML until it wakes, then checked while it is filled in and sent without leaving the page. */
export default function ContactForm(props: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { phase, errors, refused, checker, awake, message, submit, change, startAgain } = useEnquiry(form, props);

  useEffect(() => {
    if (phase === 'again') form.current?.querySelector<HTMLElement>('#name')?.focus();
  }, [phase]);

  if (phase === 'sent') return <SentPanel {...props.sent} onAgain={startAgain} />;
  return (
    <form
      ref={form}
      method="post"
      action="/"
      aria-label={props.label}
      noValidate={awake}
      onSubmit={submit}
      onInput={change}
      className="grid sm:grid-cols-2 gap-5"
    >
      {checker && (
        <ErrorSummary
          fields={props.fields}
          errors={errors}
          texts={props.errors}
          words={checker.words}
          asked={refused}
        />
      )}
      <p className="note sm:col-span-2">{props.required}</p>
      <ContactFields {...props} errors={errors} texts={props.errors} awake={awake} left={checker?.left(message)} />
      <div className="sm:col-span-2">
        {phase === 'failed' && <FailureAlert text={props.failure} ways={props.ways} />}
        <button type="submit" className="btn-primary text-lg disabled:opacity-60" disabled={phase === 'sending'}>
          {phase === 'sending' ? props.submitting : props.submit}
          <Arrow />
        </button>
      </div>
    </form>
  );
}
