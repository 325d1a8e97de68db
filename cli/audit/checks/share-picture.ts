import { pictureMetadata } from '#cli/assets/images/picture-metadata.ts';
import type { AuditPage, AuditSite } from '#cli/audit/audit-site.ts';
import type { Check, Problem } from '#cli/audit/check.ts';
import { find, metaOf } from '#cli/audit/page-head.ts';
import { pathOnSite } from '#cli/audit/targets.ts';
import { localeData } from '#src/domain/locale.ts';

/** Fields of the head (R56). `keywords` is not shown with a shared link, but no other check asks for it. */
const needed = [
  'og:site_name',
  'og:title',
  'og:description',
  'og:type',
  'og:image',
  'og:image:alt',
  'keywords',
  'twitter:card',
];

/** What a shared link shows is complete, and its picture exists, is a PNG and has the size that the page states. */
export const sharePicture: Check = {
  name: 'share-picture',
  page: (page, site) => [
    ...needed.filter((name) => !metaOf(page, name)).map((name) => ({ message: `no \`${name}\`` })),
    ...(metaOf(page, 'og:locale') === localeData[page.locale].openGraph
      ? []
      : [{ message: `\`og:locale\` should be ${localeData[page.locale].openGraph}` }]),
    ...pictureProblems(page, site),
  ],
};

function pictureProblems(page: AuditPage, { identity, served }: AuditSite): Problem[] {
  const address = metaOf(page, 'og:image');
  const at = find(page, 'meta', { property: 'og:image' });
  if (!address || !at) return [];
  if (!address.startsWith('https://')) return [{ at, message: 'the picture for sharing needs an absolute address' }];
  const path = pathOnSite(address, identity.baseUrl);
  if (path === undefined) return [{ at, message: 'the picture for sharing lies on another host' }];
  if (!served.paths.has(path)) return [{ at, message: `there is no picture \`${path}\`` }];
  const picture = pictureMetadata(served.read(path));
  if (picture?.format !== 'png') return [{ at, message: `\`${path}\` is no PNG` }];
  const [width, height] = [metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')];
  if (!width || !height) return [{ at, message: 'the page does not say how large the picture for sharing is' }];
  const statedSize = `${width} × ${height}`;
  const actualSize = `${picture.width} × ${picture.height}`;
  if (statedSize === actualSize) return [];
  return [{ at, message: `\`${path}\` is ${actualSize} pixels, the page says ${statedSize}` }];
}
