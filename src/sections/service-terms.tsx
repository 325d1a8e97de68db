import { ButtonLink } from '#src/ui/button-link.tsx';
import type { ServiceTermsView } from '#src/views/service-terms.ts';

/**
 * What a service costs, how long it takes, what the client provides and what comes after, with the request for a quote
 * beside it.
 */
export function ServiceTerms({ title, items, quote }: ServiceTermsView) {
  return (
    <section className="wrap cols band">
      <div>
        <h2>{title}</h2>
        <div className="actions">
          <ButtonLink {...quote} />
        </div>
      </div>
      <dl className="rows terms">
        {items.map(({ title: term, figure, paragraphs }) => (
          <div key={term}>
            <dt>{term}</dt>
            {figure && (
              <dd>
                <b>{figure.amount}</b> {figure.unit}
              </dd>
            )}
            {paragraphs.map(({ label, text, list }) => (
              <dd key={text ?? label}>
                {label && (
                  <>
                    <strong>{label}</strong>
                    <br />
                  </>
                )}
                {text}
                {list && (
                  <ul>
                    {list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
