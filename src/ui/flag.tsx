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
  const view = { viewBox: `0 0 ${width} 4`, className: `bg-flagpaper ${className ?? ''}` };
  const paths = layers.map(({ ink, path }) => <path key={ink + path} className={`f-${ink}`} d={path} />);
  return label ? (
    <svg {...view} role="img" aria-label={label}>
      {paths}
    </svg>
  ) : (
    <svg {...view} aria-hidden="true">
      {paths}
    </svg>
  );
}
