import { BakeryMark, BakeryName } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** The measured front of a shop between its neighbours, by day and with its lamps on. */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'place'>) {
  return (
    <div className="kerb">
      <svg viewBox="0 -16 1172 346" preserveAspectRatio="xMidYMax slice">
        <path className="night" d="M-400 0h2000v330H-400z" />
        {/* The houses on both sides, with their windows and doors. */}
        <path
          className="next"
          d="M0 330V132l90-80 90 80v198M180 330V90h180v240M812 330V70h140v260M952 330V150c0-30 20-34 20-60 40 0 50-40 90-40s50 40 90 40c0 26 20 30 20 60v180M40 330v-90h100v90M40 220v-60h100v60zM210 330V230h120v100M210 206v-76h120v76zM840 330v-84h84v84M840 216V106h84v110zM1010 330v-96h104v96M1010 206v-86h104v86z"
        />
        <path className="wall" d="M360 330V48h452v282z" />
        <path
          className="pane"
          d="M400 66h80v70h-80zm146 0h80v70h-80zm146 0h80v70h-80zM384 218h150v92H384zm254 0h150v92H638z"
        />
        <path className="sign" d="M360 152h452v54H360z" />
        <BakeryMark className="sign-letter" x={408} y={161} size={36} />
        <BakeryName className="sign-letter" x={460} y={193} size={42}>
          {client}
        </BakeryName>
        <text className="sign-letter" x="684" y="192" fontSize="24">
          {texts.trade}
        </text>
        <path className="door" d="M550 218h72v112h-72z" />
        <path className="pane" d="M560 228h52v60h-52z" />
        {/* Film on the lower part of both shop windows, with a word on it. */}
        <path className="film" d="M384 274h150v36H384zm254 0h150v36H638z" />
        <text className="f-ink" x="459" y="298" fontSize="22.5" textAnchor="middle">
          {texts.left}
        </text>
        <text className="f-ink" x="713" y="298" fontSize="22.5" textAnchor="middle">
          {texts.right}
        </text>
        <path className="glow" d="M440 134l-70 72h140zm146 0-70 72h140zm146 0-70 72h140z" />
        {/* The arms of the lamps, and their shades. */}
        <path className="lamp" d="M440 150v-26M586 150v-26M732 150v-26" />
        <path className="f-ink" d="M424 134a16 16 0 0 1 32 0zm146 0a16 16 0 0 1 32 0zm146 0a16 16 0 0 1 32 0z" />
        <path className="measure" d="M360 26h452M360 18v16M812 18v16" />
        <path className="measure fine" d="M834 152v54M826 152h16M826 206h16" />
        <text className="callout" x="586" y="18" fontSize="22.5" textAnchor="middle">
          {texts.width}
        </text>
        <text className="callout fine" x="850" y="185" fontSize="22.5">
          {texts.height}
        </text>
      </svg>
    </div>
  );
}
