import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A funnel of three questions about a cake: a good match gets a call, anybody else a price list. */
export function Drawing({ drawing: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="funnel-and-ends">
      <svg viewBox="0 0 560 320">
        {/* The funnel from the top to its spout, a colour for each question. */}
        <path className="f-p" d="M0 0h560l-52 86H52z" />
        <path className="f-crust" d="M56 92h448l-52 86H108z" />
        <path className="last f-brand" d="M112 184h336l-66 86v50H178v-50z" />
        <g fontSize="25" textAnchor="middle">
          <text className="f-ink" x="280" y="52">
            {texts.first}
          </text>
          <text className="f-ink" x="280" y="144">
            {texts.second}
          </text>
          <text className="f-p" x="280" y="228">
            {texts.third}
          </text>
        </g>
      </svg>
      <ul>
        <li className="call paper">
          <svg viewBox="0 0 60 60" aria-hidden>
            <path className="f-brand" d="M10 4h14l4 16-8 6c3 7 7 11 14 14l6-8 16 4v14C28 56 4 32 10 4z" />
          </svg>
          <p>
            <b>{texts.call}</b> {texts.callWhy}
          </p>
        </li>
        <li className="prices paper">
          <svg viewBox="0 0 60 60" aria-hidden>
            <path className="f-ink" d="M10 2h40v56H10z" />
            <path className="f-p" d="M18 12h24v5H18zm0 12h24v5H18zm0 12h24v5H18z" />
          </svg>
          <p>
            <b>{texts.prices}</b> {texts.pricesWhy}
          </p>
        </li>
      </ul>
    </div>
  );
}
