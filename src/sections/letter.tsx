import type { ReactNode } from 'react';
import type { Tile } from '#src/domain/flags/tile.ts';
import { Flag } from '#src/ui/flag.tsx';

/** The edge of an airmail envelope, in the grammar of the flags. */
const edge = Array.from(
  { length: 24 },
  (_, index): Tile => ({ figure: 'diagonal', rotation: 3, ground: 'p', ink: index % 2 ? 'b' : 'a' }),
);

/** A sheet to write on, with an edge that says it will be sent. */
export function Letter({ children }: { children: ReactNode }) {
  return (
    <div className="cat-development letter lg:row-span-2">
      <Flag tiles={edge} />
      <div className="pad">{children}</div>
    </div>
  );
}
