'use client';
import { type MouseEvent, useState } from 'react';
import { type GalleryProps, Viewer } from '#src/islands/viewer.tsx';
import { Picture } from '#src/ui/picture.tsx';

/** The pictures of a case. A thumbnail is a link to its picture; once hydrated it opens the viewer (R39). */
export default function GalleryIsland(props: GalleryProps) {
  /** The picture in the viewer; undefined while that is closed. */
  const [openIndex, setOpenIndex] = useState<number>();

  function open(event: MouseEvent, index: number) {
    // With a modifier key the picture opens in a new tab.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpenIndex(index);
  }

  return (
    <>
      <ul aria-label={props.label} className="gallery">
        {props.pictures.map(({ picture, caption, openLabel }, index) => (
          <li key={picture.src} className={picture.height > picture.width ? 'tall' : undefined}>
            <figure>
              <a
                href={picture.original}
                aria-label={openLabel}
                className="block border border-ink"
                onClick={(event) => open(event, index)}
              >
                {/* `sizes` is for the wide column; in the narrow one a picture may get a larger file than it needs. */}
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
      {openIndex !== undefined && (
        <Viewer {...props} index={openIndex} onMove={setOpenIndex} onClose={() => setOpenIndex(undefined)} />
      )}
    </>
  );
}
