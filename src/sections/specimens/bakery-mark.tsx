interface BakeryMarkProps {
  /** Classes for its colour, such as `f-brand`. */
  className: string;
  x: number;
  y: number;
  size: number;
}

/** The mark of the sample client inside another SVG: a round loaf with a quarter cut out. */
export function BakeryMark({ className, x, y, size }: BakeryMarkProps) {
  return <path className={className} transform={`translate(${x} ${y}) scale(${size / 8})`} d="M4 0a4 4 0 1 0 4 4H4z" />;
}

/** Its name, inside another SVG. Its width is that of the display face, so that no other face sets it wider. */
export function BakeryName({ className, x, y, size, children }: BakeryMarkProps & { children: string }) {
  return (
    <text className={`name ${className}`} x={x} y={y} fontSize={size} textLength={size * 4.8}>
      {children}
    </text>
  );
}
