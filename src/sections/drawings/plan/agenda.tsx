import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/**
 * The page of a month in a diary with the monthly meeting marked, and what was decided, left open or dropped there: a
 * list for each month, of which the chosen one is shown. The CSS moves the mark to the row of that month's meeting.
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="diary">
      <svg viewBox="0 0 360 330" role="img" aria-label={texts.calendar}>
        {/* The page, and the head with the time of the meeting. */}
        <path className="f-p" d="M0 30h360v300H0z" />
        <path className="f-a" d="M0 30h360v66H0z" />
        {/* The pegs that hold the page, and its lines. */}
        <path
          className="f-ink"
          d="M60 0h18v56H60zm222 0h18v56h-18zM0 156h360v2H0zm0 58h360v2H0zm0 58h360v2H0zM71 96h2v234h-2zm72 0h2v234h-2zm72 0h2v234h-2zm72 0h2v234h-2z"
        />
        <text className="f-ink name" x="180" y="78" fontSize="34" textAnchor="middle">
          {texts.meetingTime}
        </text>
        <path className="f-brand day" d="M76 161h64v50H76z" />
        {/* Other appointments, as lines without words. */}
        <path
          className="entry"
          d="M24 180h24M24 240h24M170 124h24M240 124h24M314 300h20M240 240h24M170 300h24M314 186h20"
        />
      </svg>
      <div className="states">
        <ul className="march">
          <li className="yes">{texts.march1}</li>
          <li className="open">{texts.march2}</li>
          <li className="no">{texts.march3}</li>
        </ul>
        <ul className="april">
          <li className="yes">{texts.april1}</li>
          <li className="open">{texts.april2}</li>
          <li className="no">{texts.april3}</li>
        </ul>
        <ul className="may">
          <li className="yes">{texts.may1}</li>
          <li className="open">{texts.may2}</li>
          <li className="no">{texts.may3}</li>
        </ul>
      </div>
    </div>
  );
}
