import { locales } from '#src/domain/locale.ts';
import { allPages } from '#src/views/all-pages.ts';
import { sharePath } from '#src/views/meta.ts';
import { compose } from './compose.ts';
import { sharePng, shareSvg } from './render.ts';
import { shareContent } from './share-content.ts';
import { shareFonts } from './share-fonts.ts';
import { shareHash, type WantedShare } from './update-share-pictures.ts';

/** Raise it when all pictures must be drawn again although none is set differently, such as for another encoder. */
const edition = '1';

/** The picture for sharing of every page of the site, worked out but not drawn. Throws where a title does not fit. */
export async function wantedShares(root: string): Promise<WantedShare[]> {
  const fonts = await shareFonts(root);
  return locales.flatMap((locale) =>
    allPages(locale).map((page) => {
      const composition = compose(shareContent(locale, page), fonts);
      return {
        path: sharePath(page.path),
        hash: shareHash(edition, fonts.hash, JSON.stringify(composition)),
        draw: async () => sharePng(await shareSvg(composition, fonts)),
      };
    }),
  );
}
