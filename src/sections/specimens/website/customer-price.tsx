import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** One bread in one shop, at the price that was agreed with whoever is looking. */
export function Drawing({ specimen: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="agreed paper">
      <svg viewBox="0 0 300 200" aria-hidden>
        <path className="f-crust" d="M30 190V80a50 50 0 0 1 50-50h140a50 50 0 0 1 50 50v110z" />
      </svg>
      <div className="states">
        <p className="home">
          <b>{texts.home}</b> {texts.homeText}
        </p>
        <p className="cafe">
          <b>{texts.cafe}</b> {texts.cafeText}
        </p>
      </div>
    </div>
  );
}
