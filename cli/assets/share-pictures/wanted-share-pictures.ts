import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentSite } from '#src/content/current-site.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { sharePath } from '#src/views/meta.ts';
import { compose } from './compose.ts';
import { sharePng, shareSvg } from './render.ts';
import { shareContent } from './share-content.ts';
import { shareFonts } from './share-fonts.ts';
import { shareHash, type WantedSharePicture } from './update-share-pictures.ts';

/** Raise it when all pictures must be drawn again although nothing in them has changed, such as for another encoder. */
const edition = '1';

/**
 * The share picture of every page that search engines may list, laid out but not drawn. Throws if a title does not fit.
 */
export async function wantedSharePictures(root: string): Promise<WantedSharePicture[]> {
  const fonts = await shareFonts(root);
  return sitePages(currentSite().site)
    .filter(({ isListed }) => isListed)
    .map((page) => {
      const composition = compose(shareContent(page), fonts);
      const { picture } = composition;
      const file = picture && join(root, 'public', picture.src);
      // If the picture is missing, the drawing fails later, and is reported with its page.
      const pictureBytes = file && existsSync(file) ? readFileSync(file, 'base64') : '';
      return {
        path: sharePath(page.path),
        hash: shareHash(edition, fonts.hash, JSON.stringify(composition), pictureBytes),
        draw: async () => sharePng(root, await shareSvg(composition, fonts), picture),
      };
    });
}
