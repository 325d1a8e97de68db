import { BakeryMark } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/**
 * The floor of a shop from above: the mat at the door, the places to wait, and the way to the counter or the hatch. The
 * mat and the way are floor stickers; the list has three qualities of the film that they are made of.
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'place'>) {
  return (
    <div className="plan">
      <svg viewBox="0 0 640 340">
        <path className="f-p" d="M0 0h640v340H0z" />
        <path
          className="joints"
          d="M0 68h640M0 136h640M0 204h640M0 272h640M80 0v340M160 0v340M240 0v340M320 0v340M400 0v340M480 0v340M560 0v340"
        />
        <path className="wall" d="M0 4h640M0 336h640M4 0v90M4 250v90M636 0v340" />
        {/* The mat with the mark; then the counter and the hatch. */}
        <path className="f-brand" d="M12 90h148v160H12z" />
        <BakeryMark className="f-p" x={38} y={122} size={96} />
        <path className="f-ink" d="M476 14h60v126h90v56H476zM330 312h170v20H330z" />
        <text className="f-p" x="551" y="176" fontSize="26" textAnchor="middle">
          {texts.counter}
        </text>
        <text className="f-ink" x="415" y="300" fontSize="26" textAnchor="middle">
          {texts.hatch}
        </text>
        {/* Loaves on the counter. */}
        <path className="f-crust" d="M552 20h32v48h-32zm40 0h32v48h-32zm-40 58h32v48h-32zm40 0h32v48h-32z" />
        <g className="to-counter">
          <path className="way" d="M176 158h80a52 52 0 0 0 52-52 46 46 0 0 1 46-46h60" />
          {/* The tip of the arrow, and a disc for each place in the queue. `x` and `y` have a value for each digit. */}
          <path
            className="tip"
            d="M412 30l52 30-52 30zM196 158a26 26 0 0 1 52 0 26 26 0 0 1-52 0zm84-48a26 26 0 0 1 52 0 26 26 0 0 1-52 0zm72-50a26 26 0 0 1 52 0 26 26 0 0 1-52 0z"
          />
          <text className="f-p" fontSize="26" textAnchor="middle" x="222 306 378" y="167 119 69">
            321
          </text>
        </g>
        <g className="to-hatch">
          <path className="way" d="M176 196h70a44 44 0 0 1 44 44 16 16 0 0 0 16 16h16" />
          <path className="tip" d="M316 226l52 30-52 30z" />
          <text className="f-ink" x="306" y="292" fontSize="26" textAnchor="end">
            {texts.paid}
          </text>
        </g>
      </svg>
      <dl>
        <dt>{texts.grip}</dt>
        <dd>{texts.gripWhy}</dd>
        <dt>{texts.size}</dt>
        <dd>{texts.sizeWhy}</dd>
        <dt>{texts.glue}</dt>
        <dd>{texts.glueWhy}</dd>
      </dl>
    </div>
  );
}
