import { BakeryMark, BakeryName } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A gift that comes as a parcel: closed with its ribbon, or open with what lies in it. Beside it the greeting. */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'print'>) {
  return (
    <div className="doorstep kerb">
      <svg viewBox="0 0 560 310">
        <g className="inside">
          {/* A tin with its lid and label. */}
          <path className="f-harbour" d="M70 40h100v150H70z" />
          <path className="f-p" d="M62 26h116v26H62zM70 96h100v40H70z" />
          <text className="f-ink" x="120" y="123" fontSize="20" textAnchor="middle">
            {texts.tin}
          </text>
          {/* A bread board with a hole to hang it up, engraved with the mark. */}
          <path className="wood" d="M206 70a22 22 0 0 1 22-22h76a22 22 0 0 1 22 22v120H206z" />
          <path className="f-ground" d="M266 58a9 9 0 1 0 .1 0z" />
          <BakeryMark className="f-ink" x={238} y={98} size={56} />
          {/* A folded apron with the mark, and a white box. */}
          <path className="f-rye" d="M352 190V80l20-50h14v36h76V30h14l20 50v110z" />
          <BakeryMark className="f-p" x={400} y={100} size={48} />
          <path className="f-p" d="M484 84h46v106h-46z" />
        </g>
        {/* The parcel itself. */}
        <path className="f-brand" d="M20 160h520v150H20z" />
        <BakeryMark className="f-p" x={56} y={196} size={76} />
        <BakeryName className="f-p" x={152} y={250} size={46}>
          {client}
        </BakeryName>
        <g className="lid">
          {/* The lid, the ribbon with its bow, and the openings of the bow. */}
          <path className="f-brand" d="M4 104h552v66H4z" />
          <path
            className="f-p"
            d="M400 104h60v206h-60zM4 166h552v4H4zM430 104c-70 0-92-30-74-56s58-4 74 56c16-60 56-82 74-56s-4 56-74 56z"
          />
          <path className="f-brand" d="M412 92c-34-4-44-16-36-28s24 0 36 28zm36 0c34-4 44-16 36-28s-24 0-36 28z" />
        </g>
      </svg>
      <div className="greeting paper">
        <p>{texts.greeting}</p>
        <p>{texts.signed}</p>
        <p>{texts.batch}</p>
      </div>
    </div>
  );
}
