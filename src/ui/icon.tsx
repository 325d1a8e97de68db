interface IconProps {
  /** Name of a Lucide icon. */
  name: string;
  /** In pixels. The stroke is Lucide's own: 2 at 24 (R93). */
  size?: number;
  className?: string;
}

/** A Lucide icon as a CSS mask in the colour of its text: decoration beside words, never instead of them. */
export function Icon({ name, size = 24, className = '' }: IconProps) {
  return <span className={`i-lucide-${name} text-[${size}px] ${className}`.trim()} />;
}
