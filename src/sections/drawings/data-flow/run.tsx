import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** Four steps on squared paper that pass an order along by themselves, and the log of one run. */
export function Drawing({ drawing: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="squared paper">
      <ol>
        <li>
          <svg viewBox="0 0 120 120" aria-hidden>
            {/* A mail: an envelope with its flap. */}
            <path className="f-brand" d="M0 60a60 60 0 0 1 120 0 60 60 0 0 1-120 0z" />
            <path className="f-p" d="M26 36h68L60 64zM26 46l34 28 34-28v38H26z" />
          </svg>
          <b>{texts.mail}</b> {texts.mailTime}
        </li>
        <li>
          <svg viewBox="0 0 120 120" aria-hidden>
            {/* The baking list: a heading and rows of cells on a ground. */}
            <path className="list-ground" d="M0 0h120v120H0z" />
            <path
              className="f-p"
              d="M20 20h80v18H20zm0 24h36v16H20zm42 0h38v16H62zM20 66h36v16H20zm42 0h38v16H62zM20 88h36v12H20zm42 0h38v12H62z"
            />
          </svg>
          <b>{texts.row}</b> {texts.rowTime}
        </li>
        <li>
          <svg viewBox="0 0 120 120" aria-hidden>
            {/* A printer, the label that comes out of it, and the bars on the label. */}
            <path className="f-ink printer" d="M0 26h120v64H0zM24 0h72v26H24z" />
            <path className="f-p label-out" d="M24 62h72v58H24z" />
            <path
              className="f-ink label-out"
              d="M34 74h4v24h-4zm8 0h8v24h-8zm12 0h3v24h-3zm7 0h6v24h-6zm10 0h3v24h-3zm7 0h8v24h-8zM34 104h40v5H34z"
            />
          </svg>
          <b>{texts.print}</b>
          <span className="states">
            <span className="fine">{texts.printTime}</span>
            <span className="jam">{texts.jam}</span>
          </span>
        </li>
        <li className="fine">
          <svg viewBox="0 0 120 120" aria-hidden>
            {/* A van with its wheels, and a tick. */}
            <path className="driver" d="M0 20h76v70H0zM80 40h20l20 26v24H80z" />
            <path
              className="f-ink"
              d="M12 90a15 15 0 0 1 30 0 15 15 0 0 1-30 0zm68 0a15 15 0 0 1 30 0 15 15 0 0 1-30 0z"
            />
            <path className="f-p" d="m18 52 8-8 12 12 22-22 8 8-30 30z" />
          </svg>
          <b>{texts.driver}</b> {texts.driverTime}
        </li>
      </ol>
      <div className="states log">
        <p className="fine">{texts.done}</p>
        <p className="jam">{texts.stopped}</p>
      </div>
    </div>
  );
}
