import type { CategoryKey } from '#src/domain/category.ts';
import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { draw } from '#src/domain/flags/draw.ts';
import { masts, quayObjects } from '#src/sections/quay-objects.tsx';
import type { HomeView } from '#src/views/home.ts';

/** The quay: a place for each category, with its flag hoisted on it, which is a link to the category. */
export function Quay({ label, places }: HomeView['quay']) {
  return (
    <nav aria-label={label} className="quay print:hidden">
      <ul>
        {places.map(({ key, href, label: categoryName }) => (
          <li key={key} className={`cat-${key}`}>
            <a href={href}>
              {/* An object is 200 wide, from y = -76 at its top to its ground at 220: see `quay-objects.tsx`. */}
              <svg viewBox="0 -76 200 296" aria-hidden="true">
                {quayObjects[key]}
                <Mast category={key} />
              </svg>
              <span>{categoryName}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Mast({ category }: { category: CategoryKey }) {
  // The mast is 4 wide and the flag hangs 2 below its top. A tile is drawn 4 wide, so at scale 14 a flag is 56 wide.
  const { x, foot, top } = masts[category];
  const { layers } = draw([categoryFlags[category]]);
  return (
    <>
      <path className="f-i" d={`M${x} ${foot}V${top}h4v${foot - top}z`} />
      <g className="hoisted" transform={`translate(${x + 4} ${top + 2}) scale(14)`}>
        {layers.map(({ ink, path }) => (
          <path key={ink + path} className={`f-${ink}`} d={path} />
        ))}
      </g>
    </>
  );
}
