import { markColours, tokens } from '#src/domain/palette.ts';

/** The story of the agency on yellow, with a large logo. */
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
          <path fill={tokens.flagink[0]} d="M0 .5A3.5 3.5 0 0 1 3.5 4H0Z" />
          <path fill={markColours.triangle} d="M1.5 0H4V2.5Z" />
        </svg>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
