import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';

/**
 * An office from which the paper goes, pile by pile, until the baker behind it is seen. The clock shows when she goes
 * home.
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div>
      <svg viewBox="0 0 1100 340" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <Part name="office" />
        <path className="hour" d="M800 90v-26" />
        <path className="minute" d="M800 90v-38" />
        <Part name="screen" className="from-summer" />
        <Part name="slips" className="only-today" />
        <Part name="piles" className="only-today" />
        <Part name="last-piles" className="until-summer" />
        <Part name="mug" className="only-later" />
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
