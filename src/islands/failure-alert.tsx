'use client';
import { useEffect, useRef } from 'react';
import type { Way } from '#src/islands/contact-form-props.ts';

/** What stands above the button when an enquiry did not arrive (R63), with the ways that do not need the form. */
export function FailureAlert({ text, ways }: { text: string; ways: readonly Way[] }) {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className="alertbox mb-5">
      <p ref={alert} tabIndex={-1} role="alert" className="font-600">
        {text}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {ways.map(({ href, label }) => (
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
