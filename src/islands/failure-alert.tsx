'use client';
import { useEffect, useRef } from 'react';
import type { ContactLink } from '#src/islands/contact-form-props.ts';

/** The alert above the button when an enquiry could not be sent (R63), with other ways to reach the agency. */
export function FailureAlert({ text, contactLinks }: { text: string; contactLinks: readonly ContactLink[] }) {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className="alertbox mb-5">
      <p ref={alert} tabIndex={-1} role="alert" className="font-600">
        {text}
      </p>
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
