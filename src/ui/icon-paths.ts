const bubble =
  'M2.99 16.34a2 2 0 0 1 .09 1.17l-1.06 3.29a1 1 0 0 0 1.24 1.17l3.41-1a2 2 0 0 1 1.1.09a10 10 0 1 0-4.78-4.72';

/**
 * The outlines of the Lucide icons that the site itself uses, on a grid of 24 × 24: here, because the whole set would
 * go into the script of every island. A test holds them to the set; its rectangles are written as paths.
 */
export const iconPaths = {
  'arrow-down-up': 'm3 16l4 4l4-4m-4 4V4m14 4l-4-4l-4 4m4-4v16',
  'arrow-left': 'm12 19l-7-7l7-7m7 7H5',
  'arrow-right': 'M5 12h14m-7-7l7 7l-7 7',
  'arrow-up-right': 'M7 7h10v10M7 17L17 7',
  'chevron-down': 'm6 9l6 6l6-6',
  mail: 'm22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  menu: 'M4 5h16M4 12h16M4 19h16',
  'message-circle': bubble,
  'message-circle-more': `${bubble}M8 12h.01M12 12h.01M16 12h.01`,
  phone:
    'M13.83 16.57a1 1 0 0 0 1.21-.3l.35-.47A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23a14 14 0 0 0 6.39 6.38',
  plus: 'M5 12h14m-7-7v14',
  x: 'M18 6L6 18M6 6l12 12',
} as const;

export type IconName = keyof typeof iconPaths;
