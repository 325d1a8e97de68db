import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** One loaf with its measures: from the side, cut open, and from above. */
export function Drawing({ drawing: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="viewer-stage">
      <svg viewBox="0 0 620 320">
        <path className="f-p" d="M0 0h620v320H0z" />
        <g className="side">
          {/* The loaf, and the cuts in its crust. */}
          <path
            className="f-crust"
            d="M90 250c-24 0-34-24-34-50 0-76 90-120 224-120s224 44 224 120c0 26-10 50-34 50z"
          />
          <path className="f-p" d="m160 150 60-46 20 10-56 50zm96-12 60-46 20 10-56 50zm100 0 60-42 20 14-56 44z" />
        </g>
        <g className="cut">
          {/* The crust, the crumb and the holes in it. */}
          <path
            className="f-crust"
            d="M150 250c-20 0-30-20-30-46 0-80 70-124 160-124s160 44 160 124c0 26-10 46-30 46z"
          />
          <path className="crumb" d="M158 236c-14 0-22-14-22-34 0-68 62-106 144-106s144 38 144 106c0 20-8 34-22 34z" />
          <path
            className="holes"
            d="M200 160a16 10 0 1 0 .1 0zm60-30a22 13 0 1 0 .1 0zm80 20a16 12 0 1 0 .1 0zm-50 40a26 13 0 1 0 .1 0zm90 10a12 9 0 1 0 .1 0zm-170 12a12 8 0 1 0 .1 0z"
          />
        </g>
        <g className="top">
          {/* The loaf, and the cuts in its crust. */}
          <path className="f-crust" d="M110 160a170 100 0 0 1 340 0 170 100 0 0 1-340 0z" />
          <path
            className="f-p"
            d="M170 110l120 104-14 12-116-100zm60-30 130 112-14 14-124-110zm80-10 100 88-12 16-98-86z"
          />
        </g>
        {/* The lines of both measures: the length below, the height on the right. */}
        <path className="measure" d="M56 274h448M56 266v16M504 266v16M540 80v170M532 80h16M532 250h16" />
        <text className="f-ink" x="280" y="306" fontSize="25" textAnchor="middle">
          {texts.length}
        </text>
        <text className="f-ink" x="552" y="172" fontSize="25">
          {texts.height}
        </text>
      </svg>
      <div>
        <p>{texts.name}</p>
        <div className="states">
          <p className="of-side">{texts.sideText}</p>
          <p className="of-cut">{texts.cutText}</p>
          <p className="of-top">{texts.topText}</p>
        </div>
      </div>
    </div>
  );
}
