import { mark } from '#src/domain/mark.ts';
import { logoColours } from '#src/domain/palette.ts';

/** The mark, a quarter circle pulled up by a triangle, with the agency's name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 4 4" aria-hidden>
        {mark.map(({ name: part, path }) =>
          // The class `triangle` (`wordmark.css`) gives it a colour that is lighter in dark mode.
          part === 'triangle' ? (
            <path key={part} className={part} d={path} />
          ) : (
            <path key={part} fill={logoColours[part]} d={path} />
          ),
        )}
      </svg>
      <span>{name}</span>
    </>
  );
}
