import { Part } from '#src/sections/drawn/part.tsx';
import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** One bread in one shop, by the number and at the price that were agreed with who is logged in. */
export function Drawing({ specimen: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="till-wall">
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
