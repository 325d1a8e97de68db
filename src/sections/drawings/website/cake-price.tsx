import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A wedding cake that grows with the number of guests, and so does its price. A number in a name counts tiers. */
export function Drawing({ drawing: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="order kerb">
      <svg viewBox="0 0 360 320" aria-hidden>
        {/* The stand; then the lowest tier and its icing. */}
        <path className="f-ink" d="M20 300h320v8H20zM160 308h40v12h-40z" />
        <g>
          <path className="f-p" d="M60 220h240v80H60z" />
          <path
            className="f-b"
            d="M60 220h240v16a20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0z"
          />
        </g>
        <g className="tier-two">
          <path className="f-p" d="M95 146h170v74H95z" />
          <path className="f-brand" d="M95 180h170v8H95z" />
        </g>
        <g className="tier-three">
          <path className="f-p" d="M130 78h100v68H130z" />
          <path className="f-crust" d="M150 112a12 12 0 1 0 .1 0zm30 0a12 12 0 1 0 .1 0zm30 0a12 12 0 1 0 .1 0z" />
        </g>
        {/* A heart. */}
        <path
          className="topper f-brand"
          d="M180 78c-34-22-34-52-14-54 8 0 12 6 14 12 2-6 6-12 14-12 20 2 20 32-14 54z"
        />
      </svg>
      <div className="paper">
        <dl>
          <dt>{texts.filling}</dt>
          <dd>{texts.fillingValue}</dd>
          <dt>{texts.delivery}</dt>
          <dd>{texts.deliveryValue}</dd>
          <dt>{texts.tiers}</dt>
          <dd className="states">
            <span className="small">{texts.tiers1}</span>
            <span className="middle">{texts.tiers2}</span>
            <span className="large">{texts.tiers3}</span>
          </dd>
        </dl>
        <p className="states">
          <b className="small">{texts.price1}</b>
          <b className="middle">{texts.price2}</b>
          <b className="large">{texts.price3}</b>
        </p>
        <p>{texts.how}</p>
      </div>
    </div>
  );
}
