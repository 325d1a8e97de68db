import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A letter, a wait and a fork: an answer ends the sequence, silence brings one more letter. */
export function Drawing({ drawing: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="fork">
      <svg viewBox="0 0 720 348">
        <path className="line" d="M60 160h330" />
        <path className="line replied" d="M360 160V56h220" />
        <path className="line silent" d="M360 160v104h300" />
        {/* Two envelopes and their flaps. */}
        <path className="f-brand" d="M0 108h140v104H0zM560 212h140v104H560z" />
        <path className="f-p" d="M10 118h120l-60 46zM570 222h120l-60 46z" />
        {/* An hourglass for each wait, and the question whether there was an answer. */}
        <path className="f-crust" d="M172 108h72l-26 52 26 52h-72l26-52zM450 212h72l-26 52 26 52h-72l26-52z" />
        <path className="f-p" d="M360 62l98 98-98 98-98-98z" />
        {/* A sign that says stop. */}
        <path className="f-ink" d="M574 56a56 56 0 0 1 112 0 56 56 0 0 1-112 0z" />
        <path className="f-p" d="M604 46h52v20h-52z" />
        <g className="words" fontSize="29" textAnchor="middle">
          <text x="70" y="246">
            {texts.offer}
          </text>
          <text x="208" y="246">
            {texts.wait}
          </text>
          <text className="f-ink" x="360" y="168">
            {texts.reply}
          </text>
          <text x="436" y="44">
            {texts.yes}
          </text>
          <text x="410" y="294">
            {texts.no}
          </text>
          <text x="630" y="146">
            {texts.quiet}
          </text>
          <text x="486" y="338">
            {texts.longer}
          </text>
          <text x="630" y="338">
            {texts.final}
          </text>
        </g>
      </svg>
      <div className="states">
        <p className="replied paper">
          <b>{texts.repliedTitle}</b> {texts.replied}
        </p>
        <p className="silent paper">
          <b>{texts.silentTitle}</b> {texts.silent}
        </p>
      </div>
    </div>
  );
}
