import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A photo of a loaf, as the phone took it or as the shop shows it, and a strip of the other photos of its batch. */
export function Drawing({ drawing: { texts } }: DrawingProps<'print'>) {
  return (
    <div className="batch">
      <svg viewBox="0 0 620 340" aria-hidden>
        <g className="before">
          {/* The wall and the worktop. */}
          <path className="kitchen" d="M0 0h620v340H0z" />
          <path className="worktop" d="M0 210h620v130H0z" />
          {/* What is in the way: kitchen things, a tea towel and paper. */}
          <path
            className="f-ink"
            d="M30 0h90v120H30zm110 40h16v170h-16zm300 20h70v150h-70zm90 60h60v90h-60zM40 250h120v14H40z"
          />
          <path className="f-harbour" d="M420 250l120-30 20 60-120 34zM30 170h80v40H30z" />
          <path className="f-p" d="M48 20h54v40H48zm404 60h46v30h-46zM90 284h60v30H90z" />
        </g>
        {/* The white ground, and the shade of the loaf on it. */}
        <path className="after f-p" d="M0 0h620v340H0z" />
        <path className="after soft" d="M150 276h320l50 18H130z" />
        {/* The loaf, the cuts in its crust, and the marks where the photo is cropped. */}
        <path className="loaf" d="M150 280c-30 0-40-30-40-60 0-90 80-150 200-150s200 60 200 150c0 30-10 60-40 60z" />
        <path className="crumb" d="m200 210 60-90 18 8-50 88zm84-8 44-96 20 4-36 98zm86-2 26-84 20 10-20 84z" />
        <path
          className="cut"
          d="M104 64h30M104 64v30M516 64h-30M516 64v30M104 286h30M104 286v-30M516 286h-30M516 286v-30"
        />
      </svg>
      <div>
        <ul className="states">
          <li className="before">{texts.raw}</li>
          <li className="after">{texts.done}</li>
        </ul>
        <svg viewBox="0 0 420 100" aria-hidden>
          {/* The ground of each of the four photos: a worktop, or white. */}
          <path className="worktop" d="M0 0h96v96H0zm108 0h96v96h-96zm108 0h96v96h-96zm108 0h96v96h-96z" />
          <path className="after f-p" d="M0 0h96v96H0zm108 0h96v96h-96zm108 0h96v96h-96zm108 0h96v96h-96z" />
          {/* A loaf, a tin loaf, a pastry and a doughnut, whose hole comes last. */}
          <path
            className="f-crust"
            d="M14 76c0-30 10-48 34-48s34 18 34 48zm108 0V54a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v22zm110 0 32-54 32 54zm140-56a28 28 0 1 0 .1 0z"
          />
          <path className="hole" d="M372 36a12 12 0 1 0 .1 0z" />
        </svg>
        <p>{texts.batch}</p>
      </div>
    </div>
  );
}
