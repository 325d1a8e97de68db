import { kitPath } from '#src/domain/drawing-kit.ts';

/** What the kit of parts, `public/kit.svg`, has besides people. A test compares this list with it. */
export const kitPartNames = [
  'advert',
  'apron',
  'bag',
  'boule',
  'browser',
  'cake',
  'client',
  'counter-site',
  'counter-till',
  'counter-window',
  'crane',
  'door',
  'gable',
  'grip',
  'guest',
  'hands',
  'helmet',
  'land',
  'last-piles',
  'legs',
  'loaf',
  'mug',
  'night',
  'office',
  'oven',
  'parcel',
  'phone',
  'piles',
  'queue',
  'roll',
  'screen',
  'shop',
  'slips',
  'sticker-curl',
  'sticker-gloss',
  'sticker-torn',
  'sticker-van',
  'tile-baker',
  'tile-bread',
  'tile-cake',
  'van',
  'van-back',
] as const;

interface PartProps {
  name: (typeof kitPartNames)[number];
  /** Where its origin goes inside another SVG. */
  at?: readonly [x: number, y: number];
  scale?: number;
  /** A class for which CSS has the fill of a part that has no colours, or the state in which the part is visible. */
  className?: string;
  /** The colour of a part that is a line and has no colour. */
  stroke?: string;
}

/** A part of the kit, inside another SVG. */
export function Part({ name, at, scale, className, stroke }: PartProps) {
  return (
    <use href={`${kitPath}#${name}`} transform={translateAndScale(at, scale)} className={className} stroke={stroke} />
  );
}

/** A transform that moves and then scales; undefined where there is nothing to do. */
export function translateAndScale([x, y]: readonly [x: number, y: number] = [0, 0], scale = 1): string | undefined {
  const moves = [...(x || y ? [`translate(${x} ${y})`] : []), ...(scale === 1 ? [] : [`scale(${scale})`])];
  return moves.join(' ') || undefined;
}
