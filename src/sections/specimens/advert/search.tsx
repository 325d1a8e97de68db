import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** What people typed, the text that answers it, and the telephone that rang, with what it cost. */
export function Drawing({ specimen: { texts } }: DrawingProps<'advert'>) {
  return (
    <div className="call">
      <ul>
        <li className="wedding">{texts.wedding}</li>
        <li className="rolls">{texts.rolls}</li>
        <li>
          <s>{texts.recipe}</s>
        </li>
        <li>
          <s>{texts.job}</s>
        </li>
      </ul>
      <div className="states">
        <p className="wedding paper">
          <i>{texts.mark}</i>
          <b>{texts.weddingTitle}</b>
          {texts.weddingText}
        </p>
        <p className="rolls paper">
          <i>{texts.mark}</i>
          <b>{texts.rollsTitle}</b>
          {texts.rollsText}
        </p>
      </div>
      <div className="rang">
        <svg viewBox="0 0 260 170" aria-hidden>
          <path className="f-brand" d="M0 66C0-22 260-22 260 66v34h-84V72q-46-14-92 0v28H0z" />
          <path className="f-p" d="M50 170 84 96h92l34 74z" />
          <path className="f-ink" d="M104 132a26 26 0 0 1 52 0 26 26 0 0 1-52 0z" />
        </svg>
        <div className="states">
          <p className="wedding">
            <b>{texts.weddingCall}</b> {texts.weddingCost}
          </p>
          <p className="rolls">
            <b>{texts.rollsCall}</b> {texts.rollsCost}
          </p>
        </div>
      </div>
    </div>
  );
}
