import { Picture } from '#src/ui/picture.tsx';
import type { ProjectView } from '#src/views/project.ts';

/** The screens of a case. Without a script a thumbnail opens its picture. */
export function Gallery({ gallery }: { gallery: ProjectView['gallery'] }) {
  return (
    <ul aria-label={gallery.label} className="grid sm:grid-cols-2 lg:grid-cols-12 gap-5">
      {gallery.pictures.map(({ picture, caption, open }, index) => (
        <li key={picture.src} className={index === 0 ? 'sm:col-span-2 lg:col-span-8' : 'lg:col-span-4'}>
          <figure>
            <a href={picture.master} aria-label={open} className="block border border-ink bg-fb overflow-hidden">
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 48rem, 92vw"
                className="w-full aspect-[8/5] object-cover object-top"
              />
            </a>
            <figcaption className="note mt-2.5">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
