import { BakeryMark, BakeryName } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/**
 * A business card on its print sheet, with bleed (colour beyond the cut) and crop marks, and a stack of such cards with
 * a core in the brand's colour.
 */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'print'>) {
  return (
    <div className="press kerb">
      <svg viewBox="0 0 540 371" className="proof">
        <path className="mark" d="M0 30h20m500 0h20M0 341h20m500 0h20M30 0v20m480-20v20M30 351v20m480-20v20" />
        <g className="front">
          <path className="f-brand" d="M21 21h498v329H21z" />
          {/* An SVG of the size of the card cuts off the mark at its edges. */}
          <svg x="21" y="21" width="498" height="329" aria-hidden>
            <BakeryMark className="f-p" x={-66} y={26} size={400} />
          </svg>
          <BakeryName className="f-p" x={300} y={122} size={39}>
            {client}
          </BakeryName>
          <text className="f-p" x="302" y="152" fontSize="22">
            {texts.trade}
          </text>
        </g>
        <g className="back">
          <path className="f-p" d="M21 21h498v329H21z" />
          <path className="f-brand" d="M21 21h30v329H21z" />
          <BakeryMark className="f-brand" x={424} y={58} size={58} />
          <text className="f-ink name" x="80" y="98" fontSize="36">
            {texts.person}
          </text>
          <text className="f-brand" x="80" y="130" fontSize="22">
            {texts.role}
          </text>
          <text className="f-ink" x="80" y="238" fontSize="22">
            {texts.phone}
          </text>
          <text className="f-ink" x="80" y="270" fontSize="22">
            {texts.mail}
          </text>
          <text className="f-ink" x="80" y="302" fontSize="22">
            {texts.address}
          </text>
        </g>
        <path className="trim" d="M30 30h480v311H30z" />
      </svg>
      <div className="stock">
        <p>
          <b>{texts.bleed}</b>
          <br />
          {texts.paper}
        </p>
        <svg viewBox="0 0 360 190" aria-hidden>
          {/* Seven cards that lie a little to the left or right of each other. */}
          {[12, 4, 16, 0, 8, 14, 6].map((x, row) => (
            <g key={x} transform={`translate(${x} ${row * 27})`}>
              <path className="f-p" d="M0 0h340v26H0z" />
              <path className="f-brand" d="M0 9h340v8H0z" />
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
