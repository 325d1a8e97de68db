import { BakeryMark, BakeryName } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** One campaign on four kinds of paper: poster, flyer, door hanger and the sticker that closes a box. */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'print'>) {
  return (
    <div className="set">
      <svg viewBox="0 0 210 297">
        {/* The poster: half a loaf with two cuts, above the words. */}
        <path className="f-brand" d="M0 0h210v297H0z" />
        <path className="f-crust" d="M-20 60a120 120 0 0 1 240 0v0H-20z" transform="translate(5 90)" />
        <path className="f-p" d="m50 100 46-34v12l-46 34zm60-6 50-36v12l-50 36z" />
        <text className="f-p name" x="18" y="206" fontSize="37">
          {texts.headline}
        </text>
        <text className="f-p" x="19" y="236" fontSize="20">
          {texts.until}
        </text>
        <BakeryMark className="f-p" x={18} y={254} size={26} />
        <BakeryName className="f-p" x={52} y={276} size={23}>
          {client}
        </BakeryName>
      </svg>
      <div className="states flyer">
        <div className="front">
          <b>{texts.headline}</b>
          <p>{texts.offer}</p>
        </div>
        <div className="back paper">
          <p>{texts.how}</p>
          {/* A code to scan. */}
          <svg viewBox="0 0 21 21" aria-hidden>
            <path
              className="f-ink"
              d="M0 0h7v7H0zm1 1v5h5V1zm1 1h3v3H2zM14 0h7v7h-7zm1 1v5h5V1zm1 1h3v3h-3zM0 14h7v7H0zm1 1v5h5v-5zm1 1h3v3H2zM8 0h2v2H8zm3 1h2v3h-2zM8 4h2v3H8zm3 2h2v2h-2zM0 8h3v2H0zm4 0h4v1H4zm5 1h3v2H9zm5-1h2v3h-2zm3 1h4v2h-4zM1 11h4v2H1zm6 0h2v3H7zm4 1h3v2h-3zm4 0h3v2h-3zm4 0h2v3h-2zM8 15h3v2H8zm4 1h2v2h-2zm3-1h3v2h-3zm4 2h2v4h-2zM8 18h2v3H8zm3 1h4v2h-4zm5 0h2v1h-2z"
            />
          </svg>
          <p>{texts.counted}</p>
        </div>
      </div>
      <svg viewBox="0 0 110 297">
        {/* The door hanger with words on two lines, a hole and the slit to it, through which the ground is seen. */}
        <path className="f-rye" d="M0 0h110v297H0zM55 22a30 30 0 1 0 .1 0z" />
        <path className="f-ground" d="M55 22a30 30 0 1 0 .1 0zM20 0h20l12 30H44z" />
        <text className="f-p name" fontSize="19" x="12" y="124">
          {texts.hang}
        </text>
        <text className="f-p name" fontSize="19" x="12" y="152">
          {texts.hang2}
        </text>
        <BakeryMark className="f-p" x={14} y={206} size={76} />
      </svg>
      <svg viewBox="0 0 130 130">
        {/* The sticker, with a jagged edge. */}
        <path
          className="f-harbour"
          d="m65 0 12 12 16-6 6 16 17 1-1 17 15 8-7 15 10 14-14 10 3 17-17 4-3 17-17-1-9 14-15-8-15 8-9-14-17 1-3-17-17-4 3-17L-1 77 9 63 2 48l15-8-1-17 17-1 6-16 16 6z"
        />
        <BakeryMark className="f-p" x={42} y={20} size={46} />
        <text className="f-p" x="65" y="92" fontSize="18" textAnchor="middle">
          {texts.seal}
        </text>
      </svg>
    </div>
  );
}
