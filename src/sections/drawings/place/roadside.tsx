import { BakeryMark, BakeryName } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** One billboard seen through a windscreen at three distances: what can be read of it, and for how many seconds. */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'place'>) {
  return (
    <div className="car">
      <svg viewBox="0 0 900 330" preserveAspectRatio="xMidYMid slice">
        <path className="air" d="M-300 0h1500v214H-300z" />
        <path className="grass" d="M-300 200h1500v130H-300z" />
        {/* The road, which meets the horizon at 440, 200, and the line in its middle. */}
        <path className="f-ink" d="M420 200h40l290 130H40z" />
        <path className="line" d="M440 204v8m0 8v12m0 12v20m0 16v26m0 20v30" />
        <g className="billboard">
          {/* Two posts, and the board. */}
          <path className="f-ink" d="M592 214h10v150h-10zm86 0h10v150h-10z" />
          <path className="f-p" d="M540 94h200v126H540z" />
          <path className="f-brand" d="M540 94h200v70H540z" />
          <BakeryMark className="f-p" x={556} y={104} size={50} />
          <BakeryName className="f-p" x={618} y={138} size={23}>
            {client}
          </BakeryName>
          {/* An arrow to the left. */}
          <path className="f-ink" d="M566 192l22-18v11h34v14h-34v11z" />
          <text className="f-ink" x="638" y="202" fontSize="30">
            {texts.turn}
          </text>
        </g>
        {/* The dark of the car, with the windscreen cut out of it; then the steering wheel. */}
        <path className="cabin" d="M-300 0h1500v330H-300zM60 20 20 276c0 12 8 18 20 18h820c12 0 20-6 20-18L840 20z" />
        <path className="cabin" d="M196 330a76 76 0 0 1 152 0z" />
      </svg>
      <p className="states">
        <span className="far">{texts.far}</span>
        <span className="middle">{texts.middle}</span>
        <span className="near">{texts.near}</span>
      </p>
    </div>
  );
}
