import type { RecordFile } from '#cli/content-lint/api.ts';
import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';
import { drawingPicture } from '#src/domain/drawing-picture.ts';
import { locales } from '#src/domain/locale.ts';
import { hasPageIn } from '#src/domain/service.ts';
import { techLogoPath } from '#src/domain/tech-logo.ts';

export interface ImageUse {
  file: RecordFile;
  /** The path of the field in the record. */
  path: (string | number)[];
  /** Path below `public/`, or an https address. */
  src: string;
  /** Whether the page has a text to show instead. */
  hasTextInstead: boolean;
  /** The name of the technology, if the picture is the logo of one. */
  name?: string;
}

/** Every picture and logo that a record uses. */
export function imageUses({ singleFiles, projects }: SiteRecords): ImageUse[] {
  const { categories, clients, technologies, reviews } = singleFiles;
  return [
    ...(categories?.value ?? []).flatMap(({ image }, at) => picture(categories?.file, [at, 'image'], image)),
    ...(clients?.value ?? []).flatMap(({ logo }, at) => picture(clients?.file, [at, 'logo'], logo)),
    ...(reviews?.value.avatars ?? []).flatMap((avatar, at) => picture(reviews?.file, ['avatars', at], avatar)),
    ...(technologies?.value ?? []).flatMap((name, at) =>
      techLogo(technologies?.file, [at], name, { hasTextInstead: false }),
    ),
    ...projects.flatMap(({ file, value }) => [
      ...picture(file, ['cover'], value.cover),
      ...picture(file, ['thumbnail'], value.thumbnail),
      ...value.gallery.flatMap((src, at) => picture(file, ['gallery', at], src)),
      ...value.stack.flatMap((name, at) => techLogo(file, ['stack', at], name, { hasTextInstead: true })),
    ]),
  ];
}

/** The pictures of drawings that the site shows: for every published service, those in each of its languages. */
export function drawingUses({ services }: Pick<SiteRecords, 'services'>): Pick<ImageUse, 'file' | 'path' | 'src'>[] {
  return services.flatMap(({ file, value }) =>
    locales
      .filter((locale) => value.drawing && hasPageIn(value, locale))
      .flatMap((locale) => Object.values(drawingPicture(value.id, locale)))
      .map((src) => ({ file, path: ['drawing'], src })),
  );
}

function picture(file: RecordFile | undefined, path: ImageUse['path'], src: string | undefined): ImageUse[] {
  return file && src ? [{ file, path, src, hasTextInstead: false }] : [];
}

/** The use of a technology's logo. A case shows the name if there is none; the about page needs the logo. */
function techLogo(
  file: RecordFile | undefined,
  path: ImageUse['path'],
  name: string,
  { hasTextInstead }: Pick<ImageUse, 'hasTextInstead'>,
): ImageUse[] {
  return file ? [{ file, path, src: techLogoPath(name), hasTextInstead, name }] : [];
}
