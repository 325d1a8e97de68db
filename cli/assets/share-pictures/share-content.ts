import { categoryTable } from '#src/domain/category.ts';
import { drawingPicture } from '#src/domain/drawing-picture.ts';
import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { signalTiles } from '#src/domain/flags/signal-tiles.ts';
import type { Tile } from '#src/domain/flags/tile.ts';
import { categoryColours } from '#src/domain/palette.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import type { FixedRoute } from '#src/domain/routes.ts';
import type { Service } from '#src/domain/service.ts';
import type { SitePage } from '#src/domain/site-pages.ts';
import { type ViewContext, viewContext } from '#src/views/context.ts';
import { messagePrefixOf, shareTitle } from '#src/views/page-words.ts';
import type { TileColours } from './artwork.ts';
import { shareColours } from './share-colours.ts';

/** A tile in its colours, without a place. */
export interface ColouredTile {
  tile: Tile;
  colours: TileColours;
}

/** What a picture for sharing says and shows; the layout follows from `arrangement`. */
export interface ShareContent {
  siteName: string;
  title: string;
  /**
   * `band`: tiles below the title. `columns`: two columns of tiles beside it. `steps`: one column beside it, for the
   * steps of the approach. `drawing`: a drawing beside it. `cover`: a picture in the place of the title. The last two
   * have no tiles.
   */
  arrangement: 'band' | 'columns' | 'steps' | 'drawing' | 'cover';
  tiles: ColouredTile[];
  /** A picture below `public/`, and the colour behind it. */
  picture?: { src: string; ground: string };
  /** The name of a service with the flag of its category, or the client and the industry of a case. */
  label?: { text: string; flag?: ColouredTile };
}

type ShareArtwork = Omit<ShareContent, 'siteName' | 'title'>;

/** What the picture for sharing a page says and shows. */
export function shareContent({ locale, subject }: Pick<SitePage, 'locale' | 'subject'>): ShareContent {
  const context = viewContext(locale);
  const words = { siteName: context.site.identity.name, title: shareTitle(messagePrefixOf(subject), context.t) };
  if (subject.route === 'service') return { ...words, ...serviceContent(context, subject.service) };
  if (subject.route === 'project') return { ...words, ...projectContent(context, subject.project) };
  return { ...words, ...fixedContent(context, subject.route) };
}

/** How many tiles fill an arrangement, in the sizes of `compose.ts`. The flags of the six categories fill a band. */
const tileCount = { band: 6, columns: 6, steps: 3 } as const;

const painted = (tiles: readonly Tile[], colours: TileColours): ColouredTile[] =>
  tiles.map((tile) => ({ tile, colours }));

function serviceContent({ locale, t }: ViewContext, { id, category, i18nKey, drawing }: Service): ShareArtwork {
  const { key } = categoryTable[category];
  const colours = categoryColours[key];
  const label = { text: t.text(`${i18nKey}.title`), flag: { tile: categoryFlags[key], colours } };
  // A service without a drawing has tiles that follow from its id, always the same ones.
  if (!drawing) return { arrangement: 'band', tiles: painted(signalTiles(id, tileCount.band), colours), label };
  // Pictures for sharing have the light scheme only: of the two tints, the first.
  const picture = { src: drawingPicture(id, locale).light, ground: colours.tint[0] };
  return { arrangement: 'drawing', tiles: [], picture, label };
}

function projectContent({ t }: ViewContext, { i18nKey, client, cover, colours: [ground] }: ProjectCase): ShareArtwork {
  return {
    arrangement: 'cover',
    tiles: [],
    picture: { src: cover, ground },
    label: { text: `${client}, ${t.text(`${i18nKey}.industry`)}` },
  };
}

function fixedContent({ site }: ViewContext, route: FixedRoute): ShareArtwork {
  const keys = site.categories.map(({ id }) => categoryTable[id].key);
  const flags = keys.map((key) => ({ tile: categoryFlags[key], colours: categoryColours[key] }));
  // The colours of each page below were chosen by eye.
  const { development, print } = categoryColours;
  const siteColours = { a: shareColours.red, b: shareColours.yellow };
  switch (route) {
    case 'home':
      return { arrangement: 'band', tiles: flags };
    case 'services':
      return { arrangement: 'columns', tiles: flags };
    case 'ourWork':
      return { arrangement: 'columns', tiles: clientTiles(site.projects) };
    case 'approach':
      return { arrangement: 'steps', tiles: painted(signalTiles('approach', tileCount.steps), development) };
    case 'about':
      return { arrangement: 'band', tiles: painted(signalTiles('about', tileCount.band), development) };
    case 'privacy':
      return { arrangement: 'band', tiles: painted(signalTiles('privacy', tileCount.band), print) };
    default:
      return { arrangement: 'band', tiles: painted(signalTiles(route, tileCount.band), siteColours) };
  }
}

/** Six tiles in the colours of the cases, one after the other; without cases, in those of the site. */
function clientTiles(projects: ViewContext['site']['projects']): ColouredTile[] {
  return signalTiles('our-work', tileCount.columns).map((tile, index) => {
    const [a, b] = projects[index % projects.length]?.colours ?? [shareColours.red, shareColours.yellow];
    return { tile, colours: { a, b } };
  });
}
