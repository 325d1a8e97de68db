import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A page with three bread subscriptions, and beside it a customer's questions, in the order of the page's answers. */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="offer">
      <div className="paper">
        <strong>{texts.promise}</strong>
        <ul>
          <li className="one">
            <b>{texts.one}</b> <span>{texts.onePrice}</span> {texts.oneWhat}
          </li>
          <li className="family">
            <b>{texts.family}</b> <span>{texts.familyPrice}</span> {texts.familyWhat}
          </li>
          <li className="street">
            <b>{texts.street}</b> <span>{texts.streetPrice}</span> {texts.streetWhat}
          </li>
        </ul>
        <p>{texts.stop}</p>
      </div>
      <ol>
        <li>{texts.ask1}</li>
        <li>{texts.ask2}</li>
        <li>{texts.ask3}</li>
        <li>{texts.ask4}</li>
      </ol>
    </div>
  );
}
