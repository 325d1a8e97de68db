import { BakeryMark } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** One advert for a loaf, which a visitor sees in three sizes within a week, and then the empty place without it. */
export function Drawing({ drawing: { texts } }: DrawingProps<'advert'>) {
  return (
    <ol className="week kerb">
      <li>
        <b>{texts.day1}</b>
        <svg className="first" viewBox="0 0 360 280">
          <path className="ad" d="M0 0h360v280H0z" />
          {/* Half a loaf, and the cuts in its crust. The same in the other two adverts. */}
          <path className="f-crust" d="M40 240V130a90 90 0 0 1 180 0v110z" />
          <path className="f-p" d="m64 152 132-66v20L64 172zm0 52 132-66v20L64 224z" />
          <text className="f-p name" x="240" y="120" fontSize="30">
            <tspan>{texts.rye}</tspan>
            <tspan x="240" dy="34">
              {texts.today}
            </tspan>
          </text>
          <BakeryMark className="f-p" x={240} y={186} size={54} />
        </svg>
      </li>
      <li>
        <b>{texts.day3}</b>
        <svg className="third" viewBox="0 0 150 280">
          <path className="ad" d="M0 0h150v280H0z" />
          <path className="f-crust" d="M30 190v-60a45 45 0 0 1 90 0v60z" />
          <path className="f-p" d="m42 142 66-34v12l-66 34zm0 28 66-34v12l-66 34z" />
          <text className="f-p name" x="75" y="54" fontSize="23" textAnchor="middle">
            {texts.again}
          </text>
          <BakeryMark className="f-p" x={56} y={218} size={38} />
        </svg>
      </li>
      <li>
        <b>{texts.day7}</b>
        <svg className="last" viewBox="0 0 150 110">
          <path className="ad" d="M0 0h150v110H0z" />
          <path className="f-crust" d="M14 96V70a27 27 0 0 1 54 0v26z" />
          <path className="f-p" d="m22 76 38-18v8L22 84z" />
          <text className="f-p name" x="141" y="32" fontSize="22" textAnchor="end">
            {texts.final}
          </text>
          <BakeryMark className="f-p" x={100} y={60} size={34} />
        </svg>
      </li>
      <li className="none">
        <b>{texts.after}</b>
        <p>{texts.stopped}</p>
      </li>
    </ol>
  );
}
