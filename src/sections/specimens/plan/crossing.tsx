import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** Order book, loose sheets and whiteboard on one side of the water, and the ferry that takes them over one at a time. */
export function Drawing({ specimen: { texts } }: DrawingProps<'plan'>) {
  return (
    <div>
      <svg viewBox="0 70 1120 230" preserveAspectRatio="xMinYMax slice">
        <path className="water" d="M330 240h420v60H330z" />
        <path className="f-ink" d="M0 240h330v60H0zm750 0h370v60H750z" />
        <g className="old">
          <path className="f-p" d="M4 130h128v110H4z" />
          <path className="f-brand" d="M4 130h14v110H4z" />
          <text className="f-ink" x="28" y="160" fontSize="16">
            {texts.book}
          </text>
          <path className="line" d="M28 176h88M28 192h88M28 208h64" />
        </g>
        <g>
          <path className="f-p" d="M140 176l70-10 8 62-70 12zm20-40 72 8-8 60-70-8z" />
          <text className="f-ink" x="166" y="176" fontSize="16">
            {texts.sheets}
          </text>
        </g>
        <g>
          <path className="f-ink" d="M246 226h6v14h-6zm66 0h6v14h-6zM236 88h92v142h-92z" />
          <path className="f-p" d="M242 94h80v130h-80z" />
          <text className="f-ink" x="250" y="120" fontSize="16">
            {texts.board}
          </text>
          <path className="mark" d="M252 140l20 10 20-16 22 12M252 176h50M252 196h30" />
        </g>
        <g className="ferry">
          <path className="f-a" d="M390 232h230l-24 44H414z" />
          <path className="f-ink" d="M560 192h36v40h-36z" />
          <path className="load f-p" d="M420 152h76v80h-76z" />
          <path className="load f-brand" d="M420 152h12v80h-12z" />
        </g>
        <g className="new">
          <path className="f-ink" d="M800 110h150v100H800zM860 210h30v30h-30z" />
          <path className="f-p" d="M808 118h134v84H808z" />
          <text className="f-ink" x="875" y="154" fontSize="18" textAnchor="middle">
            {texts.orders}
          </text>
          <text className="f-rye" x="875" y="184" fontSize="26" textAnchor="middle">
            {texts.count}
          </text>
          <path className="f-ink" d="M1000 120h64v120h-64z" />
          <path className="f-p" d="M1006 128h52v98h-52z" />
          <text className="f-ink" x="1032" y="172" fontSize="16" textAnchor="middle">
            {texts.route}
          </text>
        </g>
      </svg>
      <div className="states">
        <p className="today">{texts.todayText}</p>
        <p className="summer">{texts.summerText}</p>
        <p className="later">{texts.laterText}</p>
      </div>
    </div>
  );
}
