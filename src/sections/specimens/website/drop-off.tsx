import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** The steps of an order as a staircase: how many of a hundred visitors reach each, before and after one was mended. */
export function Drawing({ specimen: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="stairs">
      <ol>
        <li>
          <b>{texts.look}</b>
          <span>{texts.lookLeft}</span>
        </li>
        <li>
          <b>{texts.basket}</b>
          <span>{texts.basketLeft}</span>
        </li>
        <li className="mended">
          <b className="before">{texts.account}</b>
          <span className="before">{texts.accountLeft}</span>
          <b className="after">{texts.guest}</b>
          <span className="after">{texts.guestLeft}</span>
        </li>
        <li>
          <b>{texts.time}</b>
          <span className="before">{texts.timeLeft}</span>
          <span className="after">{texts.timeMore}</span>
        </li>
        <li>
          <b>{texts.paid}</b>
          <span className="before">{texts.paidLeft}</span>
          <span className="after">{texts.paidMore}</span>
        </li>
      </ol>
      <p className="states">
        <span className="before">{texts.why}</span>
        <span className="after">{texts.change}</span>
      </p>
    </div>
  );
}
