import { draw } from '#src/domain/flags/draw.ts';
import type { Tile } from '#src/domain/flags/tile.ts';

interface FlagProps {
  tiles: readonly Tile[];
  /** Its name for people who cannot see it; without one it is decoration and hidden. */
  label?: string;
  className?: string;
}

/** A row of flag tiles in the colours of the nearest `cat-…` or `case-…` class. */
export function Flag({ tiles, label, className }: FlagProps) {
  const { width, layers } = draw(tiles);
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg viewBox={`0 0 ${width} 4`} className={`bg-flagpaper ${className ?? ''}`} {...name}>
      {layers.map(({ ink, path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers never change places
        <path key={index} className={`f-${ink}`} d={path} />
      ))}
    </svg>
  );
}
