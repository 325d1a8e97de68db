import { BakeryMark, BakeryName } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';

/**
 * A roll of labels beside a van, and a sticker on the van after a winter: of film with a coat of varnish, of film
 * without, and of paper.
 */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'print'>) {
  return (
    <div>
      <div className="kerb">
        <svg viewBox="0 0 1100 340" preserveAspectRatio="xMidYMax slice">
          <Part name="roll" at={[40, 340]} />
          <Part name="sticker-van" at={[316, 0]} className="van-paint" />
          <g className="label">
            <path className="f-brand" d="M366 50h170q24 0 24 24v150q0 24-24 24H366q-24 0-24-24V74q0-24 24-24z" />
            <BakeryMark className="f-p" x={404} y={66} size={94} />
            <BakeryName className="f-p" x={371} y={192} size={33}>
              {client}
            </BakeryName>
            <text className="f-p" x="451" y="226" fontSize="25" textAnchor="middle">
              {texts.flavour}
            </text>
          </g>
          <Part name="sticker-gloss" at={[342, 50]} className="of-varnish" />
          <Part name="sticker-curl" at={[342, 50]} className="of-film" />
          <Part name="sticker-torn" at={[342, 50]} className="van-paint of-paper" />
        </svg>
      </div>
      <div className="states">
        <p className="of-varnish">{texts.varnish}</p>
        <p className="of-film">{texts.film}</p>
        <p className="of-paper">{texts.paper}</p>
      </div>
    </div>
  );
}
