import type { ReactNode } from 'react';
import type { Tile } from '#src/domain/flags/tile.ts';
import { Flag } from '#src/ui/flag.tsx';

/** The edge of an airmail envelope: slanted tiles on paper (`p`), in turn in the first and second colour (`a`, `b`). */
const edge = Array.from(
  { length: 24 },
  (_, index): Tile => ({ figure: 'diagonal', rotation: 3, ground: 'p', ink: index % 2 ? 'b' : 'a' }),
);

/** The sheet around the contact form, in the blue and yellow of the category of websites. */
export function Letter({ children }: { children: ReactNode }) {
  return (
    <div className="cat-development letter lg:row-span-2">
      <Flag tiles={edge} />
      <div className="pad">{children}</div>
    </div>
  );
}
