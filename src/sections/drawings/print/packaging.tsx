import { BakeryMark, BakeryName } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** Bag, cake box and cup in a photo studio, in a choice of three prints: on kraft, on white, and in full colour (`full`). */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'print'>) {
  return (
    <>
      <svg viewBox="24 0 900 340" preserveAspectRatio="xMidYMax slice">
        {/* The studio: wall, floor, two lamps, and the shade of the three things. */}
        <path className="f-p" d="M-200 0h1300v340H-200z" />
        <path className="floor" d="M-200 270h1300v70H-200z" />
        <path className="f-ink" d="M120 0h8v40h-8zM84 40h80l30 50H54zM772 0h8v40h-8zM736 40h80l30 50H706z" />
        <path className="shade" d="M250 296h120l40 14H240zm160 0h210l50 14H400zm232 0h70l30 14h-96z" />
        {/* Bag, box and cup; then the fold of the bag and the two lids. */}
        <path className="stuff" d="M250 300V90h116v210zm160 0V190h216v110zm232-140h76l-10 140h-56z" />
        <path className="edge" d="M250 90h116v22l-116-12zM400 178h236v24H400zM636 148h88v18h-88z" />
        <BakeryMark className="printed" x={273} y={140} size={70} />
        <BakeryName className="printed" x={264} y={240} size={19}>
          {client}
        </BakeryName>
        <BakeryName className="printed" x={432} y={262} size={36}>
          {client}
        </BakeryName>
        <BakeryMark className="printed" x={658} y={200} size={44} />
        {/* The measure of the box: a mark at each side, and a line below it. */}
        <path className="dimension" d="M410 244h4v24h-4zM622 244h4v24h-4zM414 308h208v2H414z" />
        <text className="f-ink" x="518" y="331" fontSize="22.5" textAnchor="middle">
          {texts.width}
        </text>
      </svg>
      <p className="states">
        <span className="kraft">{texts.kraft}</span>
        <span className="white">{texts.white}</span>
        <span className="full">{texts.full}</span>
      </p>
    </>
  );
}
