import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** The design of three screens of an order, a field in each state, and in `<i>` and the list the designer's notes. */
export function Drawing({ drawing: { texts } }: DrawingProps<'shop-phone'>) {
  return (
    <div className="screens kerb">
      <div className="screen paper">
        <b>{texts.first}</b>
        <p>{texts.rye}</p>
        <p>{texts.wheat}</p>
        <p>{texts.spelt}</p>
        <i>{texts.space}</i>
        <span>{texts.next}</span>
      </div>
      <div className="screen paper">
        <b>{texts.second}</b>
        <p className="states field-states">
          <span className="empty">{texts.empty}</span>
          <span className="filled">{texts.filled}</span>
          <span className="error">{texts.error}</span>
        </p>
        <i>{texts.target}</i>
        <span>{texts.next}</span>
      </div>
      <div className="screen paper">
        <b>{texts.third}</b>
        <svg viewBox="0 0 120 100" aria-hidden>
          <path className="f-rye" d="M60 4a46 46 0 1 0 .1 0z" />
          <path className="tick" d="m38 52 16 16 30-36" />
        </svg>
        <p>{texts.done}</p>
      </div>
      <dl>
        <dt>{texts.face}</dt>
        <dd>{texts.faceText}</dd>
        <dt>{texts.contrast}</dt>
        <dd>{texts.contrastText}</dd>
      </dl>
    </div>
  );
}
