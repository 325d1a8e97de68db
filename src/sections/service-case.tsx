import { ButtonLink } from '#src/ui/button-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { ServiceCaseView } from '#src/views/service-case.ts';

/** A case that used the service: a screen in its own proportions, and beside it what came of it and the way there. */
export function ServiceCase({ title, outcome, screen, caption, link, others }: ServiceCaseView) {
  return (
    <article className="wrap servicecase">
      <Picture picture={screen} sizes={screen.height > screen.width ? '16rem' : '(min-width: 48rem) 42rem, 92vw'} />
      <div>
        <p className="num">{title}</p>
        <h3 className="term">{outcome}</h3>
        <p>{caption}</p>
        <ButtonLink {...link} kind="line" className="mt-4" />
        {others.cases.length > 0 && (
          <p className="note mt-4">
            {others.label}
            {others.cases.map(({ href, label }, index) => (
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
    </article>
  );
}
