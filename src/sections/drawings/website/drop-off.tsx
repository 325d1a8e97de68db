import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/**
 * The steps of an order as a staircase: how many of a hundred visitors reach each (`…Reached`), before and after one
 * step was mended. Later steps have another number after that (`…ReachedAfter`).
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="stairs">
      <ol>
        <li>
          <b>{texts.look}</b>
          <span>{texts.lookReached}</span>
        </li>
        <li>
          <b>{texts.basket}</b>
          <span>{texts.basketReached}</span>
        </li>
        <li className="mended">
          <b className="before">{texts.account}</b>
          <span className="before">{texts.accountReached}</span>
          <b className="after">{texts.guest}</b>
          <span className="after">{texts.guestReached}</span>
        </li>
        <li>
          <b>{texts.pickup}</b>
          <span className="before">{texts.pickupReached}</span>
          <span className="after">{texts.pickupReachedAfter}</span>
        </li>
        <li>
          <b>{texts.paid}</b>
          <span className="before">{texts.paidReached}</span>
          <span className="after">{texts.paidReachedAfter}</span>
        </li>
      </ol>
      <p className="states">
        <span className="before">{texts.why}</span>
        <span className="after">{texts.change}</span>
      </p>
    </div>
  );
}
