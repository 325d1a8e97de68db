import { categoryTable } from '#src/domain/category.ts';
import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { signal } from '#src/domain/flags/signal.ts';
import type { Tile } from '#src/domain/flags/tile.ts';
import type { Locale } from '#src/domain/locale.ts';
import { categoryColours } from '#src/domain/palette.ts';
import type { SitePage } from '#src/views/all-pages.ts';
import { type ViewContext, viewContext } from '#src/views/context.ts';
import type { TileColours } from './artwork.ts';
import { shareColours } from './share-colours.ts';

/** A tile in its colours, without a place. */
export interface ColouredTile {
  tile: Tile;
  colours: TileColours;
}

/** What a picture for sharing says and shows; where it stands follows from `arrangement`. */
export interface ShareContent {
  siteName: string;
  title: string;
  /** A band of tiles under the title; two columns of them beside it; or one column. */
  arrangement: 'band' | 'columns' | 'steps';
  tiles: ColouredTile[];
  /** A service's name behind the flag of its category, or what a case is about. */
  label?: { text: string; flag?: ColouredTile };
}

/** What the picture for sharing a page says and shows. */
export function shareContent(locale: Locale, page: SitePage): ShareContent {
  const context = viewContext(locale);
  const start = { siteName: context.site.identity.name, title: page.title };
  if (page.kind === 'service') return { ...start, ...serviceContent(context, page) };
  if (page.kind === 'project') return { ...start, ...projectContent(context, page) };
  return { ...start, ...fixedContent(context, page) };
}

const painted = (tiles: readonly Tile[], colours: TileColours): ColouredTile[] =>
  tiles.map((tile) => ({ tile, colours }));

function serviceContent({ t }: ViewContext, { id, category }: SitePage): Omit<ShareContent, 'siteName' | 'title'> {
  if (!id || !category) throw new Error('a service page names its id and category');
  const colours = categoryColours[category];
  return {
    arrangement: 'band',
    tiles: painted(signal(id, 6), colours),
    label: { text: t.text(`services.${id}.title`), flag: { tile: categoryFlags[category], colours } },
  };
}

/** A case has its client's own colours; its name alone says little, so the title is the one of its search result. */
function projectContent({ site, t }: ViewContext, { id }: SitePage): Omit<ShareContent, 'siteName'> {
  const project = site.projects.find(({ slug }) => slug === id);
  if (!project) throw new Error(`no case has the slug \`${id}\``);
  const [a, b] = project.colours;
  return {
    arrangement: 'columns',
    title: t.text(`${project.i18nKey}.meta.title`),
    tiles: painted(signal(project.slug, 6), { a, b }),
    label: { text: t.text(`${project.i18nKey}.industry`) },
  };
}

function fixedContent({ site }: ViewContext, { kind }: SitePage): Omit<ShareContent, 'siteName' | 'title'> {
  const keys = site.categories.map(({ id }) => categoryTable[id].key);
  const flags = keys.map((key) => ({ tile: categoryFlags[key], colours: categoryColours[key] }));
  const house = { a: shareColours.signal, b: shareColours.yellow };
  switch (kind) {
    case 'home':
      return { arrangement: 'band', tiles: flags };
    case 'services':
      return { arrangement: 'columns', tiles: flags };
    case 'ourWork':
      return { arrangement: 'columns', tiles: clientTiles(site.projects) };
    case 'approach':
      return { arrangement: 'steps', tiles: painted(signal('approach', 3), categoryColours.development) };
    case 'about':
      return { arrangement: 'band', tiles: painted(signal('about', 6), categoryColours.development) };
    case 'privacy':
      return { arrangement: 'band', tiles: painted(signal('privacy', 6), categoryColours.print) };
    default:
      return { arrangement: 'band', tiles: painted(signal(kind, 6), house) };
  }
}

/** Six tiles in the colours of the cases, one after the other. */
function clientTiles(projects: ViewContext['site']['projects']): ColouredTile[] {
  const shown = projects.filter(({ published }) => published);
  return signal('our-work', 6).map((tile, index) => {
    const [a, b] = shown[index % shown.length]?.colours ?? [shareColours.signal, shareColours.yellow];
    return { tile, colours: { a, b } };
  });
}
