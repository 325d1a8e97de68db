import { BakeryMark, BakeryName } from '#src/sections/specimens/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** A roll whose labels come loose one by one, and the three surfaces they have to hold on. */
export function Drawing({ specimen: { client, texts } }: DrawingProps<'print'>) {
  return (
    <div className="bench kerb">
      <svg viewBox="0 0 620 300" className="roll">
        <path className="f-p" d="M130 40a130 130 0 1 0 .1 0zm0 244h490v16H130z" />
        <path className="coil" d="M130 62a108 108 0 1 0 .1 0zm0 26a82 82 0 1 0 .1 0z" />
        <path className="f-ink" d="M130 116a54 54 0 1 0 .1 0z" />
        <path className="f-ground" d="M130 136a34 34 0 1 0 .1 0z" />
        <path className="f-brand" d="M296 244h96v40h-96zm114 0h96v40h-96z" />
        <path className="f-p" d="M304 252h80v4h-80zm114 0h80v4h-80z" />
        <g>
          <path
            className="f-brand"
            d="M440 20h150a20 20 0 0 1 20 20v150a20 20 0 0 1-20 20H440a20 20 0 0 1-20-20V40a20 20 0 0 1 20-20z"
          />
          <BakeryMark className="f-p" x={470} y={40} size={90} />
          <BakeryName className="f-p" x={449} y={164} size={27}>
            {client}
          </BakeryName>
          <text className="f-p" x="515" y="191" fontSize="22" textAnchor="middle">
            {texts.flavour}
          </text>
          <path className="f-crust" d="M420 164v26a20 20 0 0 0 20 20h26z" />
        </g>
      </svg>
      <div className="states">
        <p className="on-paper">
          <b>{texts.paper}</b>
          {texts.paperGlue}
        </p>
        <p className="on-paint">
          <b>{texts.paint}</b>
          {texts.paintGlue}
        </p>
        <p className="on-glass">
          <b>{texts.glass}</b>
          {texts.glassGlue}
        </p>
      </div>
      <svg viewBox="0 0 330 240" className="ground" aria-hidden>
        <g className="on-paper">
          <path
            className="f-crust"
            d="M40 240V60l20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 10-7v187z"
          />
          <BakeryMark className="f-brand" x={104} y={110} size={92} />
        </g>
        <g className="on-paint">
          <path className="f-brand" d="M0 20h250v190H0z" />
          <path className="f-p" d="M250 80h30c30 0 50 30 50 70v60h-80z" />
          <path
            className="f-ink"
            d="M266 96h16c18 0 28 16 30 40h-46zM40 210a32 32 0 0 1 64 0zm160 0a32 32 0 0 1 64 0zM44 212h56a28 28 0 0 1-56 0zm160 0h56a28 28 0 0 1-56 0z"
          />
          <BakeryMark className="f-p" x={74} y={54} size={100} />
        </g>
        <g className="on-glass">
          <path className="f-ink" d="M20 10h290v230H20z" />
          <path className="pane" d="M36 26h258v198H36z" />
          <BakeryMark className="f-p" x={105} y={60} size={120} />
          <path className="f-p" d="M36 196h258v12H36z" />
        </g>
      </svg>
    </div>
  );
}
