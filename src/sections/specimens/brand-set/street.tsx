import { BakeryMark, BakeryName } from '#src/sections/specimens/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** A shop, its van, a bag and a card on one quay, all in the colour that is chosen. */
export function Drawing({ specimen: { client, texts } }: DrawingProps<'brand-set'>) {
  return (
    <div className="street kerb">
      <svg viewBox="0 0 360 320" className="shop">
        <path className="f-p" d="M0 320V96h36V72h36V48h36V24h36V0h72v24h36v24h36v24h36v24h36v224z" />
        <BakeryMark className="f-brand" x={152} y={22} size={56} />
        <path className="f-brand" d="M0 98h360v56H0z" />
        <BakeryName className="f-p" x={20} y={141} size={46}>
          {client}
        </BakeryName>
        <text className="f-p fine" x="342" y="140" fontSize="17" textAnchor="end">
          {texts.trade}
        </text>
        <path className="f-ink" d="M18 160h216v126H18zM258 160h84v160h-84z" />
        <path className="f-ground" d="M26 160h200v118H26z" />
        <path
          className="f-crust"
          d="M42 278v-24a26 26 0 0 1 52 0v24zm58 0v-36a26 26 0 0 1 52 0v36zm58 0v-24a26 26 0 0 1 52 0v24z"
        />
        <path
          className="f-p"
          d="m50 262 28-18v8l-28 18zm58-4 32-20v8l-32 20zm66 4 28-18v8l-28 18zM270 180h60v82h-60zM270 276h8v16h-8z"
        />
        <BakeryMark className="f-brand" x={282} y={212} size={36} />
        <text className="f-ink fine" x="126" y="309" fontSize="15" textAnchor="middle">
          {texts.open}
        </text>
        <path
          className="f-p"
          d="M40 154h40v24a20 20 0 0 1-40 0zm80 0h40v24a20 20 0 0 1-40 0zm80 0h40v24a20 20 0 0 1-40 0zm80 0h40v24a20 20 0 0 1-40 0z"
        />
        <path
          className="f-brand"
          d="M0 152h40v26a20 20 0 0 1-40 0zm80 0h40v26a20 20 0 0 1-40 0zm80 0h40v26a20 20 0 0 1-40 0zm80 0h40v26a20 20 0 0 1-40 0zm80 0h40v26a20 20 0 0 1-40 0z"
        />
      </svg>
      <svg viewBox="0 0 400 232">
        <path className="f-brand" d="M0 0h264v198H0z" />
        <path className="f-p" d="M264 50h34a92 92 0 0 1 92 92v56H264z" />
        <path className="f-ink" d="M284 70h14a72 72 0 0 1 70 56h-84zM284 142h20v6h-20zM374 180h26v18h-26z" />
        <path className="f-crust" d="M390 144v24a12 12 0 0 1 0-24z" />
        <BakeryMark className="f-p" x={22} y={22} size={64} />
        <text className="f-p" x="102" y="60" fontSize="19">
          {texts.range}
        </text>
        <BakeryName className="f-p" x={20} y={144} size={46}>
          {client}
        </BakeryName>
        <path
          className="f-ink"
          d="M34 198a34 34 0 0 1 68 0 34 34 0 0 1-68 0zm246 0a34 34 0 0 1 68 0 34 34 0 0 1-68 0z"
        />
        <path className="f-p" d="M54 198a14 14 0 0 1 28 0 14 14 0 0 1-28 0zm246 0a14 14 0 0 1 28 0 14 14 0 0 1-28 0z" />
      </svg>
      <svg viewBox="0 0 120 220">
        <path className="f-crust" d="M24 64V16a16 16 0 0 1 32 0v48zm38 0V34a16 16 0 0 1 32 0v30z" />
        <path
          className="f-brand"
          d="M0 220V48l10 12 10-12 10 12 10-12 10 12 10-12 10 12 10-12 10 12 10-12 10 12 10-12v172z"
        />
        <BakeryMark className="f-p" x={28} y={86} size={64} />
        <BakeryName className="f-p" x={12} y={184} size={20}>
          {client}
        </BakeryName>
        <text className="f-p" x="60" y="205" fontSize="16" textAnchor="middle">
          {texts.since}
        </text>
      </svg>
      <div className="visit paper">
        <svg viewBox="0 0 24 24" aria-hidden>
          <BakeryMark className="f-p" x={4} y={4} size={16} />
        </svg>
        <p>
          <b>{texts.person}</b>
          {texts.role}
          <br />
          {texts.address}
        </p>
      </div>
    </div>
  );
}
