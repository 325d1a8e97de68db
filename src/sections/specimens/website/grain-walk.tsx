import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** A walk from grain to loaf, whose station lights up where the reader is. */
export function Drawing({ specimen: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="walk">
      <svg viewBox="0 0 1120 260" aria-hidden preserveAspectRatio="xMidYMax slice">
        <path className="ridge" d="M0 220c140-40 220-40 360-10s260 10 380-14 260-10 380 10v54H0z" />
        <g className="grain">
          <path className="stalk" d="M60 224V120m30 106V104m30 122V124m30 100V96m30 126V116" />
          <path
            className="f-crust"
            d="M60 120c-14-20-10-40 0-52 10 12 14 32 0 52zm30-16c-14-20-10-40 0-52 10 12 14 32 0 52zm30 20c-14-20-10-40 0-52 10 12 14 32 0 52zm30-28c-14-20-10-40 0-52 10 12 14 32 0 52zm30 20c-14-20-10-40 0-52 10 12 14 32 0 52z"
          />
        </g>
        <g className="mill">
          <path className="body" d="M350 220l22-120h56l22 120z" />
          <path className="body" d="M372 100a28 28 0 0 1 56 0z" />
          <path className="sail" d="M400 96 320 30m80 66 80-66m-80 66-76 70m76-70 76 70" />
        </g>
        <g className="oven">
          <path className="body" d="M620 224v-90a90 90 0 0 1 180 0v90z" />
          <path className="mouth" d="M660 224v-56a50 50 0 0 1 100 0v56z" />
          <path className="f-crust" d="M676 220c0-30 12-40 34-40s34 10 34 40z" />
        </g>
        <g className="shop">
          <path className="body" d="M920 216V96l70-56 70 56v120z" />
          <path className="mouth" d="M940 130h60v60h-60zm74 0h30v86h-30z" />
          <path className="f-brand" d="M920 104h140v20H920z" />
        </g>
      </svg>
      <div className="states">
        <p className="of-field">{texts.field}</p>
        <p className="of-mill">{texts.mill}</p>
        <p className="of-oven">{texts.oven}</p>
        <p className="of-shop">{texts.shop}</p>
      </div>
    </div>
  );
}
