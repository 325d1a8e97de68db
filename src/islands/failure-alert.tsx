'use client';
import { useEffect, useRef } from 'react';
import type { ContactLink } from '#src/islands/contact-form-props.ts';
import type { Failure } from '#src/islands/send-enquiry.ts';

interface FailureAlertProps {
  /** Asks to try again (R63). */
  text: string;
  /** Says that there is no connection, and that what was entered is kept. */
  offline: string;
  failure: Failure;
  /** The fields that have an error beside them. */
  errors: object;
  contactLinks: readonly ContactLink[];
}

/**
 * The alert above the button when an enquiry was not accepted, with other ways to reach the agency. If trying again
 * would not help, the alert shows what the rejection itself says to do.
 */
export function FailureAlert({ text, offline, failure, errors, contactLinks }: FailureAlertProps) {
  const { rejection, isOffline } = failure;
  const alert = useRef<HTMLDivElement>(null);
  const canRetry = !rejection || rejection.status >= 500;
  const otherErrors = (rejection?.errors ?? []).filter(({ field }) => !(field in errors)).map((error) => error.text);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className="alertbox mb-5">
      <div ref={alert} tabIndex={-1} role="alert">
        <p className="font-600">{canRetry ? text : rejection.title}</p>
        {isOffline && <p>{offline}</p>}
        {rejection && <p>{[rejection.text, ...otherErrors].join(' ')}</p>}
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
