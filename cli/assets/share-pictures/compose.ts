import { drawingSize } from '#src/domain/drawing-picture.ts';
import { shareSize } from '#src/views/meta.ts';
import { type PlacedTile, tilesSvg } from './artwork.ts';
import { fitTitle, type TitleBox } from './fit-title.ts';
import { markSvg } from './mark.ts';
import { shareColours } from './share-colours.ts';
import type { ColouredTile, ShareContent } from './share-content.ts';
import { measureIn, type ShareFonts } from './share-fonts.ts';

/**
 * A line of text at its place: `x` is its left edge, or its right one if it is `flushRight`; `y` the middle of its
 * height.
 */
export interface PlacedText {
  text: string;
  font: 'Title' | 'Name' | 'Label';
  size: number;
  x: number;
  y: number;
  flushRight?: true;
  /** In ems. */
  tracking: number;
}

/** A picture for sharing with everything in its place: shapes as SVG, and texts that only have to be drawn. */
export interface Composition {
  shapes: string;
  texts: PlacedText[];
  /** A picture below `public/` inside this one, and its place, which it fills. */
  picture?: { src: string; left: number; top: number; width: number; height: number };
}

const { width, height } = shareSize;
/** The room at the left and right edges: in pixels, like all sizes below but the tracking. */
const margin = 64;
/**
 * The height of the header, and the sizes of what is in it: the agency's mark (the figure of its logo), the type of its
 * name and of the label, and the flag of a category.
 */
const header = { height: 96, mark: 44, name: 40, label: 28, flag: 36 };
/** The thickness of a line. */
const rule = 4;
/** The room between letters, in ems: less than the typeface has. */
const titleTracking = -0.032;
const nameTracking = -0.04;
/** The side of a tile in a band, and of a tile in a column, which is as wide as the tile. */
const band = 200;
const column = 210;
/** Between the mark or a flag and the text behind it. */
const gap = 14;
/** The least room between the name and the label in the header. */
const labelGap = 60;
/** The room above and below the title, and between the title and what is beside it. */
const titleRoom = { above: 30, below: 30, beside: 40 };
/** The height of the foot, which has the label if there is something beside the title. */
const foot = 100;
/** What the foot takes from the height of the title: less than `foot`, so the title may come closer to it. */
const footRoom = 84;

/** The width, in pixels, of what is beside the title. `ShareContent.arrangement` says what that is. */
const sides = { band: 0, columns: 2 * column, steps: column, drawing: 448, cover: 0 } as const;

/** Lays a picture out. Throws if its title or its label does not fit. */
export function compose(content: ShareContent, fonts: ShareFonts): Composition {
  const { arrangement, tiles, picture, siteName, title, label } = content;
  const sideWidth = sides[arrangement];
  // What is beside the title begins here.
  const mainWidth = width - sideWidth;
  const bottom = arrangement === 'band' ? height - band : height;
  const box: TitleBox = {
    width: mainWidth - margin - (sideWidth > 0 ? titleRoom.beside : margin),
    height: bottom - header.height - rule - titleRoom.above - titleRoom.below - (sideWidth > 0 && label ? footRoom : 0),
    lineHeight: 1.03,
    linesAtMost: 3,
    largest: sideWidth > 0 ? 104 : 116,
    smallest: 48,
  };
  // The picture of a cover fills the place of the title.
  const { size, lines } =
    arrangement === 'cover' ? { size: 0, lines: [] } : fitTitle(title, box, measureIn(fonts, 'Title', titleTracking));
  const lineDistance = size * box.lineHeight;
  // The title begins below the line under the header; what room is left is below the title.
  const top = header.height + rule + titleRoom.above;
  const texts: PlacedText[] = [
    nameText(siteName),
    ...lines.map(
      (text, index): PlacedText => ({
        text,
        font: 'Title',
        size,
        x: margin,
        y: top + lineDistance * (index + 0.5),
        tracking: titleTracking,
      }),
    ),
  ];
  const placedTiles = arrangement === 'band' ? bandOf(tiles) : columnsOf(tiles, sideWidth / column, mainWidth);
  const shapes = [
    `<rect width="${width}" height="${height}" fill="${shareColours.paper}"/>`,
    bar(0, header.height, mainWidth, rule),
    markSvg(margin, (header.height - header.mark) / 2, header.mark),
    picture ? `<rect x="${mainWidth}" width="${sideWidth}" height="${height}" fill="${picture.ground}"/>` : '',
    tilesSvg(placedTiles, shareColours.paper),
    // The line between the title and what is beside it, or below it. The picture of a cover lies over this line.
    sideWidth > 0 ? bar(mainWidth - rule, 0, rule, height) : bar(0, bottom - rule, width, rule),
  ];
  // The label is in the foot if something is beside the title, and otherwise at the right of the header.
  if (label && sideWidth > 0) {
    const middle = height - foot / 2;
    const flag = { x: margin, y: middle - header.flag / 2, size: header.flag };
    const indent = label.flag ? header.flag + gap : 0;
    texts.push({ ...labelText(label.text, fonts, box.width - indent), x: margin + indent, y: middle });
    shapes.push(bar(0, height - foot, mainWidth, rule));
    if (label.flag) shapes.push(tilesSvg([{ ...label.flag, ...flag }], shareColours.paper));
  } else if (label) {
    const start = margin + header.mark + gap + nameWidth(siteName, fonts) + labelGap;
    // Room is kept for a flag even if there is none, as at a case: all labels in the header have the same room.
    const shown = labelText(label.text, fonts, width - margin - start - header.flag - gap);
    const left = width - margin - measureIn(fonts, 'Label', 0)(shown.text) * shown.size;
    texts.push({ ...shown, x: width - margin, y: header.height / 2, flushRight: true });
    const flag = { x: left - gap - header.flag, y: (header.height - header.flag) / 2, size: header.flag };
    if (label.flag) shapes.push(tilesSvg([{ ...label.flag, ...flag }], shareColours.paper));
  }
  return { shapes: shapes.join(''), texts, ...(picture && { picture: { src: picture.src, ...placeOf(arrangement) } }) };
}

const bar = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${shareColours.ink}" shape-rendering="crispEdges"/>`;

function nameText(siteName: string): PlacedText {
  const x = margin + header.mark + gap;
  return {
    text: siteName.toLowerCase(),
    font: 'Name',
    size: header.name,
    x,
    y: header.height / 2,
    tracking: nameTracking,
  };
}

function nameWidth(siteName: string, fonts: ShareFonts): number {
  return measureIn(fonts, 'Name', nameTracking)(siteName.toLowerCase()) * header.name;
}

function labelText(text: string, fonts: ShareFonts, room: number): Omit<PlacedText, 'x' | 'y'> {
  // A label has one line, so the height of its box does not matter.
  const box = { width: room, height: 60, lineHeight: 1, linesAtMost: 1, largest: header.label, smallest: 18 };
  const { size } = fitTitle(text, box, measureIn(fonts, 'Label', 0));
  return { text, font: 'Label', size, tracking: 0 };
}

/** The place of a picture: in the middle of the free side, or below the header over the whole width. */
function placeOf(arrangement: ShareContent['arrangement']): Omit<NonNullable<Composition['picture']>, 'src'> {
  const top = header.height + rule;
  if (arrangement === 'cover') return { left: 0, top, width, height: height - top };
  const drawingHeight = Math.round((sides.drawing * drawingSize.height) / drawingSize.width);
  const drawingTop = (height - drawingHeight) / 2;
  return { left: width - sides.drawing, top: drawingTop, width: sides.drawing, height: drawingHeight };
}

/** Tiles along the foot of the picture, from edge to edge. */
function bandOf(tiles: readonly ColouredTile[]): PlacedTile[] {
  return tiles.map((tile, index) => ({ ...tile, x: index * band, y: height - band, size: band }));
}

/** Tiles at the right of the picture, row by row. A drawing or a cover has none. */
function columnsOf(tiles: readonly ColouredTile[], columns: number, left: number): PlacedTile[] {
  return tiles.map((tile, index) => ({
    ...tile,
    x: left + (index % columns) * column,
    y: Math.floor(index / columns) * column,
    size: column,
  }));
}
