import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';

/** A page that is a walk: the land goes by and the day with it, from a field of grain to the shop with the loaf. */
export function Drawing({ drawing: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="walk">
      <svg viewBox="0 0 1100 340" preserveAspectRatio="xMidYMax slice" aria-hidden>
        {/* A long drawing, which `Part` takes from a file of its own. */}
        <Part name="land" className="land" />
      </svg>
      {/* A bar that grows with the walk. */}
      <div className="way" />
      <div className="states">
        <p className="of-field">{texts.field}</p>
        <p className="of-mill">{texts.mill}</p>
        <p className="of-oven">{texts.oven}</p>
        <p className="of-shop">{texts.shop}</p>
      </div>
    </div>
  );
}
