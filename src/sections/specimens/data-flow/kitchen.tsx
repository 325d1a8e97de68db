import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** One kitchen and the three counters that it feeds, each with a face of its own. */
export function Drawing({ specimen: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="counters kerb">
      <svg className="site" viewBox="0 0 260 200">
        <path className="pipe" d="M110 150h40v50h-40z" />
        <path className="f-brand" d="M0 0h260v30H0z" />
        <path className="f-p" d="M0 30h260v130H0zM12 10h10v10H12zm20 0h10v10H32z" />
        <path className="f-crust" d="M20 140V90a36 36 0 0 1 72 0v50z" />
        <text className="f-ink" x="108" y="86" fontSize="36">
          <tspan>{texts.bread}</tspan>
          <tspan x="108" dy="44">
            {texts.order}
          </tspan>
        </text>
      </svg>
      <svg className="till" viewBox="0 0 260 200">
        <path className="pipe" d="M110 150h40v50h-40z" />
        <path className="f-p" d="M40 0h180v90h40v74H0V90h40z" />
        <path
          className="f-ink"
          d="M54 14h152v62H54zM20 104h40v20H20zm60 0h40v20H80zm60 0h40v20h-40zm60 0h40v20h-40zM20 134h220v14H20z"
        />
        <text className="f-p" x="130" y="58" fontSize="36" textAnchor="middle">
          {texts.key}
        </text>
      </svg>
      <svg className="window" viewBox="0 0 260 200">
        <path className="pipe" d="M110 150h40v50h-40z" />
        <path className="f-crust" d="M50 0h160v170H50z" />
        <text className="f-ink name" x="130" y="76" fontSize="46" textAnchor="middle">
          <tspan>{texts.bread}</tspan>
          <tspan x="130" dy="56">
            {texts.left}
          </tspan>
        </text>
      </svg>
      <p>
        <b>{texts.kitchen}</b> {texts.facts}
      </p>
    </div>
  );
}
