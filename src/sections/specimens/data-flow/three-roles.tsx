import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** Customer, baker and driver on one floor, each with a screen of their own over the same order, and what each is paid. */
export function Drawing({ specimen: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="stage">
      <div className="role">
        <p className="view paper">
          <b>{texts.customer}</b>
          <span className="states">
            <span className="when-placed">{texts.customerPlaced}</span>
            <span className="when-driven">{texts.customerDriven}</span>
            <span className="when-done">{texts.customerDone}</span>
          </span>
        </p>
        <svg viewBox="0 0 160 150" aria-hidden>
          <path className="f-brand" d="M20 150v-10a60 60 0 0 1 120 0v10z" />
          <path className="f-p" d="M48 40a32 32 0 1 1 64 0 32 32 0 1 1-64 0z" />
          <path className="f-ink" d="M48 40a32 32 0 0 1 64 0z" />
        </svg>
      </div>
      <div className="role">
        <p className="view paper">
          <b>{texts.baker}</b>
          <span className="states">
            <span className="when-placed">{texts.bakerPlaced}</span>
            <span className="when-driven">{texts.bakerDriven}</span>
            <span className="when-done">{texts.bakerDone}</span>
          </span>
        </p>
        <svg viewBox="0 0 160 150" aria-hidden>
          <path className="f-p" d="M20 150v-10a60 60 0 0 1 120 0v10zM48 0h64v40H48z" />
          <path className="f-crust" d="M48 40h64a32 32 0 0 1-64 0z" />
          <path className="f-rye" d="M56 100h48v50H56z" />
        </svg>
      </div>
      <div className="role">
        <p className="view paper">
          <b>{texts.driver}</b>
          <span className="states">
            <span className="when-placed">{texts.driverPlaced}</span>
            <span className="when-driven">{texts.driverDriven}</span>
            <span className="when-done">{texts.driverDone}</span>
          </span>
        </p>
        <svg viewBox="0 0 160 150" aria-hidden>
          <path className="f-b" d="M20 150v-10a60 60 0 0 1 120 0v10z" />
          <path className="f-crust" d="M48 40a32 32 0 1 1 64 0 32 32 0 1 1-64 0z" />
          <path className="f-rye" d="M48 36a32 32 0 0 1 64 0h24v8H48z" />
        </svg>
      </div>
      <p className="deck">
        <strong>{texts.order}</strong>
        <span className="states">
          <span className="when-placed">{texts.placed}</span>
          <span className="when-driven">{texts.driven}</span>
          <span className="when-done">{texts.done}</span>
        </span>
      </p>
    </div>
  );
}
