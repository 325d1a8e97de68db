import { BakeryMark } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/**
 * A chat in large balloons: a question, and its answer with the sheet it comes from or a person who takes over. Of the
 * three questions and answers in `states`, the style sheet shows the one that the visitor has chosen.
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'chat'>) {
  return (
    <div className="talk kerb">
      <div className="states visitor">
        <p className="nuts">{texts.nutsAsk}</p>
        <p className="pickup">{texts.pickupAsk}</p>
        <p className="wrong">{texts.wrongAsk}</p>
      </div>
      <div className="states">
        <p className="nuts reply paper">
          {texts.nuts} <b>{texts.nutsSource}</b>
        </p>
        <p className="pickup reply paper">
          {texts.pickup} <b>{texts.pickupSource}</b>
        </p>
        <p className="wrong reply paper">
          {texts.wrong} <b>{texts.person}</b>
        </p>
      </div>
      <svg viewBox="0 0 200 200" aria-hidden>
        {/* The bot: a balloon with the mark of the bakery. */}
        <path className="f-brand" d="M0 100a100 100 0 1 1 100 100H0z" />
        <BakeryMark className="f-p" x={52} y={52} size={96} />
      </svg>
      <svg viewBox="0 0 120 170" aria-hidden>
        {/* The baker: a head, a cap with the shoulders, eyes, and an apron. */}
        <path className="f-crust" d="M26 44a34 34 0 0 1 68 0v30a34 34 0 0 1-68 0z" />
        <path className="f-p" d="M18 44C18-14 102-14 102 44zM0 170v-12a52 52 0 0 1 52-52h16a52 52 0 0 1 52 52v12z" />
        <path className="f-ink" d="M40 60h8v8h-8zm32 0h8v8h-8z" />
        <path className="f-brand" d="M40 112h40v58H40z" />
      </svg>
    </div>
  );
}
