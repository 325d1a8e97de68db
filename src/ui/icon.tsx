import { type IconName, iconPaths } from '#src/ui/icon-paths.ts';

interface IconProps {
  name: IconName;
  className?: string;
}

/** A Lucide icon, 24 px with a stroke of 2 (R93), in the colour of its text. It is decorative: text beside it says the same. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={`icon ${className}`.trim()}>
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** The arrow at the end of a link, which moves under the pointer. */
export function Arrow() {
  return <Icon name="arrow-right" className="arrow" />;
}
