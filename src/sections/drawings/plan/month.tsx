import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A month of thirty days, and what was done to the site on some of them while the shop went on selling. */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="logbook">
      <svg viewBox="0 0 660 232" role="img" aria-label={texts.calendar}>
        <path className="f-p" d="M0 0h660v232H0z" />
        {/* Ten days a row, 65 apart: updates on 1, 8, 15, 22 and 29, something restored on 18, the outage on 19. */}
        <path
          className="f-b"
          d="M10 10h56v52H10zm453 0h56v52h-56zM269 72h56v52h-56zM75 134h56v52H75zm453 0h56v52h-56z"
        />
        <path className="f-a" d="M463 72h56v52h-56z" />
        <path className="f-brand" d="M528 72h56v52h-56z" />
        <path
          className="rules"
          d="M70 0v190M135 0v190M200 0v190M265 0v190M330 0v190M395 0v190M459 0v190M524 0v190M589 0v190M0 66h660M0 128h660M0 190h660"
        />
        {/* The time that the shop was open, not to scale: the gap is below the day of the outage. Then its frame. */}
        <path className="up" d="M10 211h518M548 211h102" />
        <path className="marker" d="M524 68h65v60h-65z" />
      </svg>
      <div className="states">
        <p className="updates">
          <b>{texts.updates}</b>
          {texts.updatesText}
        </p>
        <p className="restore">
          <b>{texts.restore}</b>
          {texts.restoreText}
        </p>
        <p className="outage">
          <b>{texts.outage}</b>
          {texts.outageText}
        </p>
      </div>
    </div>
  );
}
