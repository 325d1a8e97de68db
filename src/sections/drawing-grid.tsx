import type { ReactNode } from 'react';
import { DrawingImage } from '#src/ui/drawing-image.tsx';
import type { ServiceCard } from '#src/views/service-card.ts';

interface DrawingGridProps {
  services: readonly ServiceCard[];
  /** For services of several categories: each has the colours of its category, and a sentence that says what it is. */
  withText?: boolean;
  /** Whether the large picture is on the right. */
  pictureOnRight?: boolean;
  /** A picture as large as four of the others. With `withText` the first service has that size. */
  children?: ReactNode;
}

/** Services by their drawings, each with its name below it, and a sentence or the lowest price. */
export function DrawingGrid({ services, withText = false, pictureOnRight = false, children }: DrawingGridProps) {
  return (
    <div className={`drawing-grid${withText ? ' leading' : ''}${pictureOnRight ? ' flip' : ''}`}>
      {children}
      {/* `src/enhance/finder.ts` hides what does not match; `data-drawing` is for `src/enhance/view-transition.ts`. */}
      <ul data-filtered="">
        {services.map(({ id, category, href, label, text, price, drawing }) => (
          <li key={id} className={withText ? `cat-${category}` : undefined}>
            <a href={href} data-drawing="">
              {drawing && <DrawingImage picture={drawing} />}
              {withText ? <b className="title">{label}</b> : label}
              {withText ? <span>{text}</span> : price && <span>{price}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
