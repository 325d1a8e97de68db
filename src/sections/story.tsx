import { mark } from '#src/domain/mark.ts';
import { logoColours, tokens } from '#src/domain/palette.ts';

/**
 * The story of the agency with a large logo, on the yellow field of the category print and promo (`palette.ts`). The
 * quarter of the logo, which would be yellow on yellow, is drawn in ink.
 */
export function Story({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  const [opening, ...rest] = paragraphs;
  return (
    <section className="cat-print on-field border-y">
      <div className="wrap band story">
        <div>
          <h2>{title}</h2>
          <p>{opening}</p>
        </div>
        <svg viewBox="0 0 4 4" aria-hidden="true">
          {/* The ink of flags is the same in both schemes; `[0]` is that of the light one. */}
          {mark.map(({ name, path }) => (
            <path key={name} fill={name === 'quarter' ? tokens.flagink[0] : logoColours[name]} d={path} />
          ))}
        </svg>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
