import { BakeryMark } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A basket on a phone, and what follows when it is paid: a time to collect, or the label from the shop's printer. */
export function Drawing({ drawing: { texts } }: DrawingProps<'shop-phone'>) {
  return (
    <div className="counter">
      <div className="phone paper">
        <svg viewBox="0 0 280 120" aria-hidden>
          <path className="f-b" d="M0 0h280v120H0z" />
          {/* A loaf, a tin loaf and a round cake. */}
          <path
            className="f-crust"
            d="M20 100c0-40 10-60 36-60s36 20 36 60zm84 0V66a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16v34zm116-60a32 32 0 1 0 .1 0z"
          />
        </svg>
        {/* The two things in the basket. */}
        <p>
          {texts.one} <b>{texts.onePrice}</b>
        </p>
        <p>
          {texts.two} <b>{texts.twoPrice}</b>
        </p>
        <p className="states">
          <b className="collect">{texts.totalCollect}</b>
          <b className="post">{texts.totalPost}</b>
        </p>
      </div>
      <div className="states">
        <p className="collect ticket paper">
          <b>{texts.slot}</b>
          {texts.slotText}
        </p>
        <div className="post ticket paper">
          <svg viewBox="0 0 300 70" aria-hidden>
            {/* A bar code. */}
            <path
              className="f-ink"
              d="M0 0h6v70H0zm12 0h12v70H12zm20 0h4v70h-4zm12 0h18v70H44zm26 0h4v70h-4zm10 0h8v70h-8zm20 0h14v70h-14zm22 0h4v70h-4zm12 0h10v70h-10zm20 0h4v70h-4zm10 0h16v70h-16z"
            />
            <BakeryMark className="f-brand" x={230} y={0} size={70} />
          </svg>
          <b>{texts.label}</b>
          {texts.labelText}
        </div>
      </div>
    </div>
  );
}
