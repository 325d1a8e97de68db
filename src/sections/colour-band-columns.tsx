import type { DrawingPicture } from '#src/domain/drawing-picture.ts';
import { DrawingImage } from '#src/ui/drawing-image.tsx';
import type { Point } from '#src/views/point.ts';

interface ColourBandColumnsProps {
  title: string;
  intro: string;
  items: Point[];
  /** The drawing of the page once more, as a small picture. */
  drawing?: DrawingPicture;
}

/**
 * A band in the category's colour (`field` in `domain/palette.ts`): a picture that hangs from its upper edge, and three
 * columns under a line.
 */
export function ColourBandColumns({ title, intro, items, drawing }: ColourBandColumnsProps) {
  return (
    <section className="on-field band">
      <div className="wrap">
        <div className="cols items-end">
          <div>
            <h2>{title}</h2>
            <p>{intro}</p>
          </div>
          {drawing && (
            <div className="hung print:hidden">
              <DrawingImage picture={drawing} />
            </div>
          )}
        </div>
        <ul className="trio mt-below">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
