import { draw } from '#src/domain/flags/draw.ts';
import type { Tile } from '#src/domain/flags/tile.ts';

interface FlagProps {
  tiles: readonly Tile[];
  /** The text alternative; without one the flag is decorative and hidden from screen readers. */
  label?: string;
  className?: string;
}

/** A row of tiles in the colours of the nearest `cat-…`, `case-…` or `flag-…` class. */
export function Flag({ tiles, label, className = '' }: FlagProps) {
  const { width, layers } = draw(tiles);
  // `draw` leaves out grounds of paper (`p`): there the background of `on-paper` is seen. Other flags do without it: in
  // the dark scheme it would shine through as a light line along an edge that is not on a whole pixel.
  const flagClass = tiles.some(({ ground }) => ground === 'p') ? 'flag on-paper' : 'flag';
  const svgProps = {
    // A tile of `draw` is 4 × 4 units.
    viewBox: `0 0 ${width} 4`,
    className: `${flagClass} ${className}`.trim(),
    // Fills a box that rounding to whole pixels has made slightly too wide.
    preserveAspectRatio: 'xMidYMid slice',
  };
  const paths = layers.map(({ ink, path }) => <path key={ink + path} className={`f-${ink}`} d={path} />);
  return label ? (
    <svg {...svgProps} role="img" aria-label={label}>
      {paths}
    </svg>
  ) : (
    <svg {...svgProps} aria-hidden="true">
      {paths}
    </svg>
  );
}
