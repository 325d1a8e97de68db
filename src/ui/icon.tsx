/** The speech bubble that two icons share. */
const bubble =
  'M22 17a2 2 0 0 1-2 2H6.83a2 2 0 0 0-1.41.59l-2.2 2.2A.71.71 0 0 1 2 21.29V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z';

/**
 * The outlines of the Lucide icons that components use, on a grid of 24 × 24. They are copied here, because importing
 * the whole set would put it into the script of every island. A test compares them with that set; rectangles are
 * written as paths.
 */
export const iconPaths = {
  'arrow-down-up': 'm3 16l4 4l4-4m-4 4V4m14 4l-4-4l-4 4m4-4v16',
  'arrow-left': 'm12 19l-7-7l7-7m7 7H5',
  'arrow-right': 'M5 12h14m-7-7l7 7l-7 7',
  'arrow-up-right': 'M7 7h10v10M7 17L17 7',
  'chevron-down': 'm6 9l6 6l6-6',
  mail: 'm22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  menu: 'M4 5h16M4 12h16M4 19h16',
  'message-square': bubble,
  'message-square-more': `${bubble}m-10-6h.01M16 11h.01M8 11h.01`,
  plus: 'M5 12h14m-7-7v14',
  smartphone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01',
  x: 'M18 6L6 18M6 6l12 12',
} as const;

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * A Lucide icon, 24 px with a stroke of 2 (R93), in the colour of its text. It is decorative: text beside it says the
 * same.
 */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={`icon ${className}`.trim()}>
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** The arrow at the end of a link, which moves under the pointer. */
export function Arrow() {
  return <Icon name="arrow-right" className="letter-size arrow" />;
}
