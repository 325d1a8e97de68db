import type { ReactNode } from 'react';
import type { CategoryKey } from '#src/domain/category.ts';
import { categoryColours, tokens } from '#src/domain/palette.ts';

/** The name of the bakery for which all examples are made; the same in every language. */
const bakery = 'Terwisscha';

/** The skin of the hand that holds a phone: the flag of its category has no such colour, that of AI has. */
const skin = categoryColours.ai.b;
/**
 * The ink of flags, for parts that stay dark in the dark scheme: `quay.css` makes outlines (`f-i`) lighter there. A
 * token has a value for each scheme; those of this one are the same.
 */
const [ink] = tokens.flagink;
/** The yellow of the sun and of the light of lamps. */
const lamp = categoryColours.print.b;

/**
 * The mast of each object, in the coordinates of the object: its place from the left, its foot and its top. Its flag
 * hangs from the top, 56 wide.
 */
export const masts: Record<CategoryKey, { x: number; foot: number; top: number }> = {
  development: { x: 99, foot: 18, top: -72 },
  marketing: { x: 98, foot: 30, top: -46 },
  ai: { x: 60, foot: 16, top: -60 },
  business: { x: 72, foot: 12, top: -72 },
  branding: { x: 98, foot: 24, top: -66 },
  print: { x: 108, foot: 92, top: 4 },
};

/**
 * An object for each category on the quay, the drawing below the hero of the home page: in the colours and the figure
 * of its flag, 200 wide, from y = -76 at the top to its ground at y = 220. The classes `f-a`, `f-b` and `f-p` are the
 * two colours and the paper of the flag (`src/ui/flag.css`). The others are in `quay.css`: `f-i` is ink; in the dark
 * scheme parts of the class `lit` light up, and those of the classes `beam` and `moon` appear.
 */
export const quayObjects: Record<CategoryKey, ReactNode> = {
  // A hand that holds a phone with a page of the bakery.
  development: (
    <>
      {/* The sun, behind the object of the next place, and above that object the moon of the dark scheme. */}
      <path className="sun" fill={lamp} d="M170 220a130 130 0 0 1 260 0z" />
      <path className="moon f-p" d="M190-30a32 32 0 1 0 36-40 26 26 0 1 1-36 40z" />
      {/* The fingers and the palm, behind the phone. */}
      <path fill={skin} d="M128 92h14a8 8 0 0 1 0 16h3a8 8 0 0 1 0 16h-3a8 8 0 0 1 0 16h-6v50H72v-40z" />
      {/* The phone: its case, its screen, the pictures on the page, and two lines of text. */}
      <path className="f-i" d="M68 14h66v142H68z" />
      <path className="f-p" d="M73 22h56v122H73z" />
      <path className="f-b" d="M73 22h56v46H73zM80 95h21v21H80zM101 116h21v21h-21z" />
      <path className="f-a" d="M101 29a16 16 0 1 0 16 16h-16zM101 95h21v21h-21zM80 116h21v21H80z" />
      <path fill={ink} d="M80 76h34v4H80zM80 84h22v4H80z" />
      {/* In front of the phone the thumb; below it the cuff and the sleeve. */}
      <path fill={skin} d="M72 190v-42L54 114a9 9 0 0 1 15-9l26 34a10 10 0 0 1 1 11l-9 16v24z" />
      <path className="f-p" d="M64 180h80v12H64z" />
      <path className="f-a" d="M58 190h92v30H58z" />
    </>
  ),
  // A billboard under three lamps.
  marketing: (
    <>
      {/* The posts, the lamps and the frame; then the poster in two colours, and the light of the lamps on it. */}
      <path
        className="f-i"
        d="M46 120h8v100h-8zM146 120h8v100h-8zM42 24h4v14h-4zM98 24h4v14h-4zM154 24h4v14h-4zM36 20h16v6H36zM92 20h16v6H92zM148 20h16v6h-16zM14 36h172v104H14z"
      />
      <path className="f-b" d="M18 40h164v96H18z" />
      <path className="f-a" d="M18 136L182 40v96z" />
      <path className="beam" fill={lamp} d="M44 38l-26 98h52zm56 0l-26 98h52zm56 0l-26 98h52z" />
      {/* The mark of the bakery, a loaf with a quarter cut out, and its name. */}
      <path fill={ink} d="M56 58a20 20 0 1 0 20 20H56z" />
      <text x="126" y="125" fontSize="19" className="f-p">
        {bakery}
      </text>
    </>
  ),
  // A crane with an eye, which lifts a crate.
  ai: (
    <>
      {/* The cable with its hook, and the counterweight; then the crane itself. */}
      <path className="f-i" d="M156 48h3v46h-3zM132 94h52v5h-52zM8 46h28v34H8z" />
      <path
        className="f-a"
        d="M8 32h184v14H8zM58 12h8l60 20h-14L66 17v15h-8zM48 78h8v142h-8zM84 78h8v142h-8zM32 208h76v12H32zM56 208l28-32v9l-22 23zM56 170l28-32v9l-28 32zM56 132l28-32v9l-28 32z"
      />
      {/* The cabin and the crate; on them the eye and a disc, and in the eye its light. */}
      <path className="f-p" d="M40 46h60v40H40z" />
      <path className="f-b" d="M118 99h78v60h-78z" />
      <path className="f-a" d="M54 66a16 16 0 0 1 32 0 16 16 0 0 1-32 0zM136 129a21 21 0 0 1 42 0 21 21 0 0 1-42 0z" />
      <path className="f-b" d="M66 62a6 6 0 0 1 12 0 6 6 0 0 1-12 0z" />
    </>
  ),
  // A lighthouse, and a house beside it.
  business: (
    <>
      {/* The light that it throws; the tower and its dark bands. */}
      <path className="beam" fill={lamp} d="M86 45L1486-160v400z" />
      <path className="f-a" d="M52 64h44l14 156H38z" />
      <path fill={ink} d="M49 96h50l3 32H46zM43 160h62l3 32H40z" />
      {/* The gallery, and the frame and the glass of the lantern. */}
      <path className="f-i" d="M42 56h64v8H42zM56 28h36v5H56zM58 33h4v23h-4zM86 33h4v23h-4zM72 4h4v10h-4z" />
      <path fill={lamp} d="M62 33h24v23H62z" />
      {/* The door of the tower and the wall of the house, and the two roofs. */}
      <path className="f-p" d="M66 220v-18a8 8 0 0 1 16 0v18zM110 168h70v52h-70z" />
      <path className="f-a" d="M56 28a18 18 0 0 1 36 0zM102 168l43-34 43 34z" />
      {/* The window and the door of the house, and the light in the window. */}
      <path fill={ink} d="M120 182h20v18h-20zM152 182h16v38h-16z" />
      <path fill={lamp} d="M123 185h14v12h-14z" />
    </>
  ),
  // The shop of the bakery.
  branding: (
    <>
      {/* The wall and its two edges; on the roof a round sign with a part of the mark, and the board with the name. */}
      <path className="f-p" d="M16 92h168v128H16z" />
      <path className="f-i" d="M12 92h4v128h-4zM184 92h4v128h-4z" />
      <path className="f-b" d="M58 48a42 42 0 0 1 84 0z" />
      <path className="f-a" d="M100 16a28 28 0 1 0 28 32h-28z" />
      <path className="f-a" d="M6 48h188v44H6z" />
      <text x="100" y="79" fontSize="31" className="f-p">
        {bakery}
      </text>
      {/* The awning, and every second of its stripes. */}
      <path
        className="f-p"
        d="M16 92h168v18a12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0z"
      />
      <path
        className="f-a"
        d="M16 92h24v18a12 12 0 0 1-24 0zM64 92h24v18a12 12 0 0 1-24 0zM112 92h24v18a12 12 0 0 1-24 0zM160 92h24v18a12 12 0 0 1-24 0z"
      />
      {/* The frames of the window and the door, and their glass. */}
      <path fill={ink} d="M26 132h96v66H26zM132 132h42v88h-42z" />
      <path className="f-b lit" d="M32 138h84v54H32zM138 138h30v38h-30z" />
      {/* Two loaves in the window and the mark on the door, then a small loaf. */}
      <path
        className="f-a"
        d="M38 192v-16a13 13 0 0 1 26 0v16zM70 192v-16a13 13 0 0 1 26 0v16zM153 148a10 10 0 1 0 10 10h-10z"
      />
      <path className="f-p" d="M101 192v-9a6 6 0 0 1 12 0v9z" />
    </>
  ),
  // The van of the bakery.
  print: (
    <>
      {/* The box; the cab, and the square of the flag on the box; the window of the cab, and the floor of the van. */}
      <path className="f-p" d="M6 88h122v108H6z" />
      <path className="f-a" d="M128 122h30l32 42v32h-62zM6 88h56v56H6z" />
      <path className="lit" fill={ink} d="M138 131h15l24 32h-39z" />
      <path className="f-i" d="M6 188h184v12H6z" />
      <path className="f-b" d="M20 102h28v28H20z" />
      <text x="68" y="172" fontSize="22" className="f-i">
        {bakery}
      </text>
      {/* The wheels and their hubs. */}
      <path className="f-i" d="M26 200a20 20 0 0 1 40 0 20 20 0 0 1-40 0zM132 200a20 20 0 0 1 40 0 20 20 0 0 1-40 0z" />
      <path className="f-p" d="M39 200a7 7 0 0 1 14 0 7 7 0 0 1-14 0zM145 200a7 7 0 0 1 14 0 7 7 0 0 1-14 0z" />
    </>
  ),
};
