import { ButtonLink } from '#src/ui/button-link.tsx';
import type { ServiceTermsView } from '#src/views/service-terms.ts';

/** What a service costs, how long it takes, what the client provides and what comes after, with the request for a quote beside it. */
export function ServiceTerms({ title, items, quote }: ServiceTermsView) {
  return (
    <section className="wrap">
      <div className="cols band">
        <div>
          <h2>{title}</h2>
          <div className="actions">
            <ButtonLink {...quote} />
          </div>
        </div>
        <div className="rows">
          {items.map((item) => (
            <div key={item.title} className="py-4 sm:py-6">
              <h3 className="title">{item.title}</h3>
              {item.figure && (
                <p className="mt-2">
                  <b className="term font-display">{item.figure.amount}</b> {item.figure.unit}
                </p>
              )}
              {item.paragraphs.map((paragraph) => (
                <p key={paragraph} className="text-soft mt-2">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
