import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** Four programs on a ring around the order number that all of them know, and in red the stretch that is chosen. */
export function Drawing({ drawing: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="around">
      <svg viewBox="0 0 360 360">
        <path className="way" d="M180 66a114 114 0 1 1 0 228 114 114 0 0 1 0-228" />
        <path className="way order" d="M180 66a114 114 0 0 1 114 114" />
        <path className="way parcel" d="M294 180a114 114 0 0 1-114 114" />
        <path className="way invoice" d="M66 180a114 114 0 0 1 114-114" />
        {/* A disc for each program. */}
        <path
          className="f-p"
          d="M116 66a64 64 0 0 1 128 0 64 64 0 0 1-128 0zm114 114a64 64 0 0 1 128 0 64 64 0 0 1-128 0zM116 294a64 64 0 0 1 128 0 64 64 0 0 1-128 0zM2 180a64 64 0 0 1 128 0 64 64 0 0 1-128 0z"
        />
        <g className="f-ink" fontSize="18" textAnchor="middle">
          <text x="180" y="72">
            {texts.till}
          </text>
          <text x="294" y="186">
            {texts.stock}
          </text>
          <text x="180" y="300">
            {texts.parcels}
          </text>
          <text x="66" y="186">
            {texts.books}
          </text>
        </g>
        <text className="name core" x="180" y="192" fontSize="34" textAnchor="middle">
          {texts.number}
        </text>
      </svg>
      <div className="states">
        <p className="order">
          <b>{texts.orderTitle}</b> {texts.order}
        </p>
        <p className="invoice">
          <b>{texts.invoiceTitle}</b> {texts.invoice}
        </p>
        <p className="parcel">
          <b>{texts.parcelTitle}</b> {texts.parcel}
        </p>
      </div>
    </div>
  );
}
