'use client';
import { useEffect, useRef } from 'react';
import type { SentPanelProps } from '#src/islands/contact-form-props.ts';
import { FlagBoard } from '#src/ui/flag-board.tsx';

/** Replaces the form once it has been sent (R61), with the board of flags above; its heading takes the focus. */
export function SentPanel({
  title,
  text,
  reference,
  stepsLabel,
  steps,
  urgent,
  contactLinks,
  again,
  enquiryReference,
  onAgain,
}: SentPanelProps & { enquiryReference: string | undefined; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Used only if there is a reference: `?? ''` is for the type.
  const withReference = (template: string) => template.replace('{reference}', enquiryReference ?? '');
  return (
    <div>
      <div className="max-w-60 mb-6">
        <FlagBoard />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="lead mt-4">{text}</p>
      {enquiryReference && <p className="mt-4 font-600">{withReference(reference)}</p>}
      <h3 className="mt-8 mb-4">{stepsLabel}</h3>
      <ol className="rows">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-5 py-4">
            <span aria-hidden className="num pt-1">
              {String(index + 1).padStart(2, '0')}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-6">{urgent}</p>
      <div className="flex flex-wrap gap-3 mt-4">
        {contactLinks.map(({ href, referenceHref, label }) => (
          <a
            key={href}
            href={enquiryReference && referenceHref ? withReference(referenceHref) : href}
            className="btn-line"
          >
            {label}
          </a>
        ))}
      </div>
      <button type="button" className="link min-h-11 mt-4" onClick={onAgain}>
        {again}
      </button>
    </div>
  );
}
