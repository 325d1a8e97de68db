import type { ReactNode } from 'react';
import { DrawingImage } from '#src/ui/drawing-image.tsx';
import type { ServiceCard } from '#src/views/service-card.ts';

interface DrawingGridProps {
  services: readonly ServiceCard[];
  /** Whether a sentence says what each service is. */
  withText?: boolean;
  /** Whether the large picture is on the right. */
  flip?: boolean;
  /** A picture as large as four of the others. With `withText` the first service has that size. */
  children?: ReactNode;
}

/** Services by their drawings, each with its name below it, and a sentence or the lowest price. */
export function DrawingGrid({ services, withText = false, flip = false, children }: DrawingGridProps) {
  return (
    <div className={`drawing-grid${withText ? ' leading' : ''}${flip ? ' flip' : ''}`}>
      {children}
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
