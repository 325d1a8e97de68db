import { BakeryMark, BakeryName } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';

/** A shop, its van, a bag and a card on one quay, all in the colour that is chosen. */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'brand-set'>) {
  return (
    <div className="street kerb">
      <svg viewBox="0 0 360 320" className="shop">
        <Part name="gable" className="f-brand" />
        <BakeryName className="f-p" x={20} y={141} size={46}>
          {client}
        </BakeryName>
        <text className="f-p fine" x="342" y="140" fontSize="17" textAnchor="end">
          {texts.trade}
        </text>
        <text className="f-ink fine" x="126" y="309" fontSize="15" textAnchor="middle">
          {texts.open}
        </text>
      </svg>
      <svg viewBox="0 0 400 232">
        <Part name="van" className="f-brand" />
        <text className="f-p" x="102" y="60" fontSize="19">
          {texts.range}
        </text>
        <BakeryName className="f-p" x={20} y={144} size={46}>
          {client}
        </BakeryName>
      </svg>
      <svg viewBox="0 0 120 220">
        <Part name="bag" className="f-brand" />
        <BakeryName className="f-p" x={12} y={184} size={20}>
          {client}
        </BakeryName>
        <text className="f-p" x="60" y="205" fontSize="18.5" textAnchor="middle">
          {texts.since}
        </text>
      </svg>
      <div className="visit paper">
        <svg viewBox="0 0 24 24" aria-hidden>
          <BakeryMark className="f-p" x={4} y={4} size={16} />
        </svg>
        <p>
          <b>{texts.person}</b>
          {texts.role}
          <br />
          {texts.address}
        </p>
      </div>
    </div>
  );
}
