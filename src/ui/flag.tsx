import { draw } from '#src/domain/flags/draw.ts';
import type { Tile } from '#src/domain/flags/tile.ts';

interface FlagProps {
  tiles: readonly Tile[];
  /** The text alternative; without one the flag is decorative and hidden from screen readers. */
  label?: string;
  className?: string;
}

/** A row of flag tiles in the colours of the nearest `cat-…` or `case-…` class. */
export function Flag({ tiles, label, className = '' }: FlagProps) {
  const { width, layers } = draw(tiles);
  const view = {
    viewBox: `0 0 ${width} 4`,
    className: `flag ${className}`.trim(),
    // Fills a box that whole pixels have made a hair too wide: the paper would show as a seam beside the drawing.
    preserveAspectRatio: 'xMidYMid slice',
  };
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
