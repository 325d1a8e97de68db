import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** Three screens in pencil with the arrows between them, and what the people who tried them did on each. */
export function Drawing({ drawing: { texts } }: DrawingProps<'website'>) {
  return (
    <div className="trial">
      <svg viewBox="0 0 760 300" role="img" aria-label={texts.sketch}>
        {/* A list with pictures, a large picture with two buttons, and a form: each on a sheet a little askew. */}
        <g className="on-one">
          <path className="sheet-of" d="M12 18l196-6 4 262-196 8z" />
          <path
            className="pencil"
            d="M30 44h120M30 78h160v50H30zm0 66h160v50H30zm0 66h160v44H30zM44 92l40 24m0-24-40 24M44 158l40 24m0-24-40 24"
          />
        </g>
        <g className="on-two">
          <path className="sheet-of" d="M284 10l196 8-4 266-196-6z" />
          <path
            className="pencil"
            d="M302 46h90M302 76h160v110H302zm0 0 160 110m0-110L302 186M302 206h70v28h-70zm88 0h72v28h-72zM302 254h160"
          />
        </g>
        <g className="on-three">
          <path className="sheet-of" d="M552 14l196-4 4 268-198 4z" />
          <path
            className="pencil"
            d="M572 46h130M572 80h160v26H572zm0 44h160v26H572zm0 44h160v26H572zm30 48h100v36H602z"
          />
        </g>
        <path
          className="way"
          d="M196 104c30-30 60-30 88-8m-18-14 18 14-22 8M468 220c34 20 60 10 88-30m-22 4 22-4 2 22"
        />
      </svg>
      <div className="states">
        <p className="of-one">
          <b>{texts.one}</b> {texts.oneText}
        </p>
        <p className="of-two">
          <b>{texts.two}</b> {texts.twoText}
        </p>
        <p className="of-three">
          <b>{texts.three}</b> {texts.threeText}
        </p>
      </div>
    </div>
  );
}
