import { mark } from '#src/domain/mark.ts';
import { markColours } from '#src/domain/palette.ts';

/** The mark, a quarter circle pulled up by a triangle, with the agency's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 4 4" aria-hidden>
        {mark.map(({ name, path }) =>
          // Its own class sets the colour of the triangle, which is lighter in the dark.
          name === 'triangle' ? (
            <path key={name} className={name} d={path} />
          ) : (
            <path key={name} fill={markColours[name]} d={path} />
          ),
        )}
      </svg>
      <span>{name}</span>
    </>
  );
}
