import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** A loaf, half a row of which fills a shelf. */
const loaf = 'v-52a30 30 0 0 1 30-30h12a30 30 0 0 1 30 30v52z';

/** One bread in one shop, at the price and by the number that were agreed with whoever is looking. */
export function Drawing({ specimen: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="agreed paper">
      <svg viewBox="0 0 420 250" aria-hidden>
        <path className="f-b" d="M0 0h420v250H0z" />
        <path className="f-crust" d={`M14 116${loaf}`} />
        <g className="cafe">
          {[1, 2, 3, 4].map((place) => (
            <path key={place} className="f-crust" d={`M${14 + place * 80} 116${loaf}`} />
          ))}
          {[0, 1, 2, 3, 4].map((place) => (
            <path key={place} className="f-crust" d={`M${14 + place * 80} 236${loaf}`} />
          ))}
        </g>
        <path className="f-ink" d="M0 116h420v10H0zm0 120h420v14H0z" />
      </svg>
      <div className="states">
        <p className="home">
          <span className="who">{texts.homeWho}</span>
          <b>{texts.home}</b> {texts.homeText}
        </p>
        <p className="cafe">
          <span className="who">{texts.cafeWho}</span>
          <b>{texts.cafe}</b> {texts.cafeText}
        </p>
      </div>
    </div>
  );
}
