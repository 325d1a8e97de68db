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
      <ul aria-label={props.label} className="gallery">
        {props.pictures.map(({ picture, caption, openLabel }, at) => (
          <li key={picture.src} className={picture.height > picture.width ? 'tall' : undefined}>
            <figure>
              <a
                href={picture.original}
                aria-label={openLabel}
                className="block border border-ink"
                onClick={(event) => open(event, at)}
              >
                {/* `sizes`: the wide column of `gallery.css`, which a narrow picture only overstates. */}
                <Picture
                  picture={picture}
                  sizes="(min-width: 80rem) 46rem, (min-width: 48rem) 56vw, 92vw"
                  className="w-full"
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
