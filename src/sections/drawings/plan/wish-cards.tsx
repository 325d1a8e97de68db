import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** Sixty wishes as cards on a table, cut in two: nine are built first, and 51 wait until a customer has used those. */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="desk">
      <div>
        <strong>{texts.first}</strong>
        {/* The nine cards that are built first. */}
        <ol>
          <li>{texts.order}</li>
          <li>{texts.pay}</li>
          <li>{texts.collect}</li>
          <li>{texts.bakers}</li>
          <li>{texts.full}</li>
          <li>{texts.closed}</li>
          <li>{texts.cancel}</li>
          <li>{texts.slip}</li>
          <li>{texts.count}</li>
        </ol>
        <p>{texts.weeks}</p>
      </div>
      <svg viewBox="0 0 60 340" aria-hidden>
        {/* The line of the cut, and scissors at its top. */}
        <path className="cut" d="M30 60v280" />
        <path
          className="f-ink"
          d="M22 12a14 14 0 1 0 .1 0zm0 7a7 7 0 1 1-.1 0zM46 12a14 14 0 1 0 .1 0zm0 7a7 7 0 1 1-.1 0zM26 36l12 44-8 8-10-50zm16 0L30 82l-2-4 8-44z"
        />
      </svg>
      <div className="later">
        <strong>{texts.later}</strong>
        <svg viewBox="0 0 380 250" aria-hidden>
          {/* Five rows of ten cards, every second row a little to the right, and one card that lies across. */}
          {[0, 1, 2, 3, 4].map((row) => (
            <path
              key={row}
              className="f-p"
              transform={`translate(${(row % 2) * 6} ${row * 50})`}
              d="M0 4h32v40H0zm38-4h32v40H38zm38 6h32v40H76zm38-2h32v40h-32zm38-4h32v40h-32zm38 6h32v40h-32zm38-4h32v40h-32zm38 2h32v40h-32zm38-4h32v40h-32zm38 6h30v40h-30z"
            />
          ))}
          <path className="f-p" d="M186 206l31-7 8 39-31 7z" />
        </svg>
        <p>{texts.examples}</p>
      </div>
    </div>
  );
}
