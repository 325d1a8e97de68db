import { BakeryMark } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/**
 * Four days from left to right: the day of the order, the day before the cake is collected, the day itself with the
 * cake, and the day after. The other three have a phone with a message; the choice lights up one of them.
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'email'>) {
  return (
    <div className="row kerb">
      <p className="ordered">
        {texts.orderedDay}
        <b>{texts.orderedTime}</b>
        <span>{texts.ordered}</span>
      </p>
      <p className="before">
        {texts.beforeDay}
        <b>{texts.beforeTime}</b>
        <span>{texts.before}</span>
      </p>
      <svg viewBox="0 0 300 300">
        {/* Three tiers, the icing that drips from two of them, then the board and the glaze of the highest tier. */}
        <path className="f-p" d="M20 282V196h260v86zM60 196v-80h180v80zM100 116V50h100v66z" />
        <path
          className="f-brand"
          d="M20 196h260v26a20 20 0 0 1-40 0 22 22 0 0 1-44 0 22 22 0 0 1-44 0 22 22 0 0 1-44 0 22 22 0 0 1-44 0 22 22 0 0 1-44 0zM60 116h180v24a18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0z"
        />
        <path className="f-crust" d="M0 282h300v18H0zM100 50h100v20H100z" />
        <BakeryMark className="f-brand" x={128} y={0} size={46} />
        <text className="f-ink" x="150" y="268" fontSize="30" textAnchor="middle">
          {texts.cake}
        </text>
      </svg>
      <p className="after">
        {texts.afterDay}
        <b>{texts.afterTime}</b>
        <span>{texts.after}</span>
      </p>
    </div>
  );
}
