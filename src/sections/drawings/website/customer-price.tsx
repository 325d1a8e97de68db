import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';

/**
 * One bread in one shop at two prices: a single loaf for somebody who is not logged in, and ten at the price that was
 * agreed with a client, the yard of a sailmaker. The shop and the two people are parts of the kit (`public/kit.svg`).
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="picture-and-price">
      <svg viewBox="0 0 620 330" aria-hidden>
        <Part name="shop" />
        <Part name="guest" className="of-nobody" />
        <Part name="client" className="of-yard" />
      </svg>
      <div className="states paper">
        <p className="of-nobody">
          <b>{texts.nobodySum}</b>
          {texts.nobodyPays}
        </p>
        <p className="of-yard">
          <b>{texts.yardSum}</b>
          {texts.yardPays}
        </p>
      </div>
    </div>
  );
}
