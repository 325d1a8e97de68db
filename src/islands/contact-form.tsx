'use client';
import { useEffect, useRef } from 'react';
import { ContactFields } from '#src/islands/contact-fields.tsx';
import type { ContactFormProps } from '#src/islands/contact-form-props.ts';
import { ErrorSummary } from '#src/islands/error-summary.tsx';
import { FailureAlert } from '#src/islands/failure-alert.tsx';
import { SentPanel } from '#src/islands/sent-panel.tsx';
import { TurnstileWidget } from '#src/islands/turnstile-widget.tsx';
import { useContactForm } from '#src/islands/use-contact-form.ts';
import { Arrow } from '#src/ui/icon.tsx';

/**
 * The contact form. It is native HTML, which posts to the Worker at `/`, until it is hydrated. Then it is validated
 * while it is filled in, and sent without leaving the page.
 */
export default function ContactFormIsland(props: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useContactForm(form, props);
  const { phase, errors, result, attempts, validator, hydrated, message, submit, change, handleBlur, startAgain } =
    state;

  // `again` is the empty form after a sent one: the button of `SentPanel` that asked for it is gone, with the focus.
  useEffect(() => {
    if (phase === 'again') form.current?.querySelector<HTMLElement>('#name')?.focus();
  }, [phase]);

  if (phase === 'sent' && result?.ok) {
    return <SentPanel {...props.sent} enquiryReference={result.reference} onAgain={startAgain} />;
  }
  return (
    <form
      ref={form}
      method="post"
      action="/"
      aria-label={props.label}
      noValidate={hydrated}
      onSubmit={submit}
      onInput={change}
      onBlur={handleBlur}
      className="grid sm:grid-cols-2 gap-5"
    >
      {validator && (
        <ErrorSummary
          fields={props.fields}
          errors={errors}
          texts={props.errors}
          countText={validator.countText}
          attempts={attempts}
        />
      )}
      <p className="note sm:col-span-2">{props.required}</p>
      <ContactFields
        {...props}
        errors={errors}
        texts={props.errors}
        notes={{
          email: state.isEmailUnusual ? props.emailCheck : undefined,
          message: validator?.lengthNote(message),
        }}
      />
      <p className="note sm:col-span-2">
        {props.privacy.text}{' '}
        <a href={props.privacy.link.href} className="link">
          {props.privacy.link.label}
        </a>
      </p>
      {props.turnstileKey && <TurnstileWidget siteKey={props.turnstileKey} language={props.locale} />}
      <div className="sm:col-span-2">
        {phase === 'failed' && result?.ok === false && (
          <FailureAlert
            text={props.failure}
            offline={props.offline}
            failure={result}
            errors={errors}
            contactLinks={props.contactLinks}
          />
        )}
        <button type="submit" className="btn-primary text-lg disabled:opacity-60" disabled={phase === 'sending'}>
          {phase === 'sending' ? props.submitting : props.submit}
          <Arrow />
        </button>
      </div>
    </form>
  );
}
