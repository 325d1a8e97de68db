import type { ContactView } from '#src/views/contact.ts';

/** Address, phone, e-mail and hours, for visitors who would rather not use the form. */
export function ContactDetails({ title, items, vcard }: ContactView['details']) {
  return (
    <div className="lg:col-span-5 lg:pr-6">
      <h2 className="minor">{title}</h2>
      <dl className="rows mt-4">
        {items.map(({ label, lines, href }) => (
          <div key={label} className="py-3">
            <dt className="note">{label}</dt>
            {lines.map((line) => (
              <dd key={line} className="font-600">
                {href ? (
                  <a href={href} className="link inline-flex items-center min-h-8 break-all">
                    {line}
                  </a>
                ) : (
                  line
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <a href={vcard.href} download="" className="link inline-flex items-center min-h-11 mt-4">
        {vcard.label}
      </a>
    </div>
  );
}
