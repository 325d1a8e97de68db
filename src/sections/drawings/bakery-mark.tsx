interface BakeryMarkProps {
  /** Classes for its colour, such as `f-brand`. */
  className: string;
  /** Its place in the SVG: of the mark the top left corner, of the name the start of its base line. */
  x: number;
  y: number;
  /** The width and height of the mark; the font size of the name. */
  size: number;
}

/** The mark of the sample client inside another SVG: a round loaf with a quarter cut out. Its path is 8 × 8. */
export function BakeryMark({ className, x, y, size }: BakeryMarkProps) {
  return <path className={className} transform={`translate(${x} ${y}) scale(${size / 8})`} d="M4 0a4 4 0 1 0 4 4H4z" />;
}

/** The width of the client's name in the display font, for a font size of 1. */
const nameWidth = 4.8;

/** The name of the sample client inside another SVG. A fallback font is squeezed into the width of the display font. */
export function BakeryName({ className, x, y, size, children }: BakeryMarkProps & { children: string }) {
  return (
    <text className={`name ${className}`} x={x} y={y} fontSize={size} textLength={size * nameWidth}>
      {children}
    </text>
  );
}
