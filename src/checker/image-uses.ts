import type { RecordFile } from '#src/checker/project.ts';
import type { SiteRecords } from '#src/checker/site-records.ts';
import { techLogoPath } from '#src/domain/tech-logo.ts';

export interface ImageUse {
  file: RecordFile;
  path: (string | number)[];
  /** Path below `public/`, or an https address. */
  src: string;
  /** True where the page has a text to show instead. */
  optional: boolean;
  /** The technique whose logo it is. */
  name?: string;
}

/** Every picture and logo that a record asks for. */
export function imageUses({ single, projects }: SiteRecords): ImageUse[] {
  const uses: ImageUse[] = [];
  const use = (file: RecordFile, path: (string | number)[], src: string) => uses.push({ file, path, src, optional: false });
  const { categories, clients, technologies, reviews } = single;
  categories?.value.forEach(({ image }, at) => image && use(categories.file, [at, 'image'], image));
  clients?.value.forEach(({ logo }, at) => use(clients.file, [at, 'logo'], logo));
  reviews?.value.avatars.forEach((avatar, at) => use(reviews.file, ['avatars', at], avatar));
  technologies?.value.forEach((name, at) => {
    uses.push({ file: technologies.file, path: [at], src: techLogoPath(name), optional: false, name });
  });
  for (const { file, value } of projects) {
    use(file, ['cover'], value.cover);
    use(file, ['thumbnail'], value.thumbnail);
    value.gallery.forEach((src, at) => use(file, ['gallery', at], src));
    value.stack.forEach((name, at) => {
      uses.push({ file, path: ['stack', at], src: techLogoPath(name), optional: true, name });
    });
  }
  return uses;
}
