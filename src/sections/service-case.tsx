import { ButtonLink } from '#src/ui/button-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { ServiceCaseView } from '#src/views/service-case.ts';

/** A case that used the service: what its screenshot shows, the link to the case, and the screenshot uncropped. */
export function ServiceCase({ industry, caption, screen, link, otherCases }: ServiceCaseView) {
  return (
    <article className="wrap cols pb-rhythm">
      <div>
        <p className="note">{industry}</p>
        <p className="term mt-2">{caption}</p>
        <ButtonLink {...link} kind="line" className="mt-6" />
        {otherCases.cases.length > 0 && (
          <p className="note mt-4">
            {otherCases.label}
            {otherCases.cases.map(({ href, label }, index) => (
              <span key={href}>
                {index > 0 ? ', ' : ' '}
                <a href={href} className="link">
                  {label}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
      <Picture picture={screen} sizes={`min(${screen.width}px, 92vw)`} className="border border-ink" />
    </article>
  );
}
