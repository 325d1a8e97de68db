import { Part } from '#src/sections/drawn/part.tsx';
import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/**
 * An office from which the paper goes, pile by pile, until the baker behind it is seen. The clock shows when she goes
 * home.
 */
export function Drawing({ specimen: { texts } }: DrawingProps<'plan'>) {
  return (
    <div>
      <svg viewBox="0 0 1100 340" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <Part name="office" />
        <path className="hour" d="M800 90v-26" />
        <path className="minute" d="M800 90v-38" />
        {/* Today: slips and all piles (`of-slips`). In the summer: the screen and the last piles (`of-piles`). Later: the
            screen and a mug. */}
        <Part name="screen" className="of-screen" />
        <Part name="slips" className="of-slips" />
        <Part name="piles" className="of-slips" />
        <Part name="last-piles" className="of-piles" />
        <Part name="mug" className="of-mug" />
      </svg>
      <div className="states">
        <p className="at-today">
          <b>{texts.today}</b>
          {texts.todayText}
        </p>
        <p className="at-summer">
          <b>{texts.summer}</b>
          {texts.summerText}
        </p>
        <p className="at-later">
          <b>{texts.later}</b>
          {texts.laterText}
        </p>
      </div>
    </div>
  );
}
