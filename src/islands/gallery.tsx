'use client';
import { type MouseEvent, useState } from 'react';
import { type GalleryProps, Viewer } from '#src/islands/viewer.tsx';
import { Picture } from '#src/ui/picture.tsx';

/** The pictures of a case. A thumbnail is a link to its picture; once hydrated it opens the viewer (R39). */
export default function GalleryIsland(props: GalleryProps) {
  const [index, setIndex] = useState<number>();

  function open(event: MouseEvent, at: number) {
    // With a modifier key the picture opens in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIndex(at);
  }

  return (
    <>
      <ul aria-label={props.label} className="grid sm:grid-cols-2 lg:grid-cols-12 gap-5">
        {props.pictures.map(({ picture, caption, open: label }, at) => (
          <li key={picture.src} className={at === 0 ? 'sm:col-span-2 lg:col-span-8' : 'lg:col-span-4'}>
            <figure>
              <a
                href={picture.master}
                aria-label={label}
                className="block border border-ink bg-fb overflow-clip"
                onClick={(event) => open(event, at)}
              >
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
      {index !== undefined && <Viewer {...props} index={index} onMove={setIndex} onClose={() => setIndex(undefined)} />}
    </>
  );
}
