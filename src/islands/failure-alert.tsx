'use client';
import { useEffect, useRef } from 'react';
import type { ContactLink } from '#src/islands/contact-form-props.ts';
import type { Rejection } from '#src/islands/send-enquiry.ts';

interface FailureAlertProps {
  /** Asks to try again (R63). */
  text: string;
  rejection: Rejection | undefined;
  contactLinks: readonly ContactLink[];
}

/**
 * The alert above the button when an enquiry was not accepted, with other ways to reach the agency. A rejection that
 * trying again does not change says in its own words what to do.
 */
export function FailureAlert({ text, rejection, contactLinks }: FailureAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  const canRetry = !rejection || rejection.status >= 500;
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className="alertbox mb-5">
      <div ref={alert} tabIndex={-1} role="alert">
        <p className="font-600">{canRetry ? text : rejection.title}</p>
        {rejection && <p>{[rejection.text, ...formErrors(rejection)].join(' ')}</p>}
      </div>
      <ul className="flex flex-wrap gap-x-5">
        {contactLinks.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="link inline-flex items-center min-h-8">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Errors of the form as a whole; those of fields are shown beside them. */
const formErrors = ({ errors }: Rejection): string[] =>
  errors.filter(({ field }) => field === 'form').map(({ text }) => text);
