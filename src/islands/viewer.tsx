'use client';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PictureData } from '#src/domain/picture.ts';
import { scrollableSides, useSwipe } from '#src/islands/use-swipe.ts';
import { Icon } from '#src/ui/icon.tsx';

/** The pictures of a case, as the gallery and its viewer get them. */
export interface GalleryProps {
  label: string;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  pictures: readonly { picture: PictureData; caption: string; openLabel: string }[];
  /** The position of each picture, such as `2 of 5`. */
  positions: readonly string[];
}

interface ViewerProps extends GalleryProps {
  /** The place in `pictures` of the picture that is shown. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const isWide = ({ width, height }: PictureData) => width > height;

/**
 * The width at which a picture is shown. On a phone held upright a wide one is as high as the screen allows (about
 * 130vh wide), and scrolls sideways: see `viewer.css`.
 */
const sizesOf = (picture: PictureData) =>
  isWide(picture) ? '(max-width: 47.99rem) and (orientation: portrait) 130vh, 100vw' : '100vw';

/** Whether the key makes the browser scroll a wide picture that has the focus. */
function isScroll({ key, target }: KeyboardEvent): boolean {
  const { back, on } = scrollableSides(target as Element);
  return (key === 'ArrowLeft' && back) || (key === 'ArrowRight' && on);
}

/** The full-screen viewer: a modal dialog with one picture; after the last one comes the first. */
export function Viewer({ index, onMove, onClose, ...props }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pan = useRef<HTMLDivElement>(null);
  const { pictures, positions } = props;
  const step = (by: number) => onMove((index + by + pictures.length) % pictures.length);
  const swipe = useSwipe(step);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  // Each picture begins at its left edge, and the next one is loaded before it is shown.
  useEffect(() => {
    pan.current?.scrollTo({ left: 0, behavior: 'instant' });
    const next = pictures[(index + 1) % pictures.length]?.picture;
    if (!next) return;
    const image = new Image();
    image.sizes = sizesOf(next);
    // The best format, which nearly every browser chooses below; for another one this loads a file in vain.
    image.srcset = next.sources[0]?.srcSet ?? next.src;
  }, [index, pictures]);

  function onKeyDown(event: KeyboardEvent) {
    // With such a key the browser does something else: Alt and an arrow go back in its history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moves: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -index,
      End: pictures.length - 1 - index,
    };
    const by = moves[event.key];
    if (by === undefined || isScroll(event)) return;
    event.preventDefault();
    step(by);
  }

  const shown = pictures[index];
  if (!shown) return null;
  const { picture, caption } = shown;
  return (
    <dialog ref={dialog} aria-label={props.label} className="viewer on-band" onClose={onClose} onKeyDown={onKeyDown}>
      <div className="flex items-center gap-x-2 min-h-17 px-gutter">
        <p className="mr-auto tabular-nums" aria-live="polite">
          {positions[index]}
          <span className="sr-only">: {caption}</span>
        </p>
        {pictures.length > 1 && (
          <>
            <ViewerButton label={props.previousLabel} icon="arrow-left" onClick={() => step(-1)} />
            <ViewerButton label={props.nextLabel} icon="arrow-right" onClick={() => step(1)} />
          </>
        )}
        {/* Closed before it is unmounted, which gives the focus back to the thumbnail. */}
        <ViewerButton label={props.closeLabel} icon="x" onClick={() => dialog.current?.close()} />
      </div>
      <figure className="flex-1 min-h-0 flex flex-col">
        {/* One element for all pictures, so that it keeps the focus. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of a keyboard */}
        <div ref={pan} className={isWide(picture) ? 'pan wide' : 'pan'} tabIndex={0} {...swipe}>
          <picture key={picture.src}>
            {picture.sources.map(({ type, srcSet }) => (
              <source key={type} type={type} srcSet={srcSet} sizes={sizesOf(picture)} />
            ))}
            <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} draggable={false} />
          </picture>
        </div>
        <figcaption className="mx-auto px-gutter py-4 text-center">{caption}</figcaption>
      </figure>
    </dialog>
  );
}

interface ViewerButtonProps {
  label: string;
  icon: 'arrow-left' | 'arrow-right' | 'x';
  onClick: () => void;
}

function ViewerButton({ label, icon, onClick }: ViewerButtonProps) {
  return (
    <button type="button" aria-label={label} className="menubtn hover:bg-white/15" onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
