import { markColours } from '#src/domain/palette.ts';

/** The mark, a quarter circle pulled up by a triangle, with the agency's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 4 4" aria-hidden>
        <path fill={markColours.quarter} d="M0 .5A3.5 3.5 0 0 1 3.5 4H0Z" />
        <path className="triangle" d="M1.5 0H4V2.5Z" />
      </svg>
      <span>{name}</span>
    </>
  );
}
