/** The colours of the site, light and dark, as in the visual direction. Tests compute their contrast from this table. */
export const tokens = {
  paper: ['#FBF8F2', '#0C1622'],
  surface: ['#FFFFFF', '#14212F'],
  sand: ['#F1EBDF', '#101C29'],
  ink: ['#101F2E', '#F3EFE6'],
  soft: ['#3A4754', '#B4BEC8'],
  line: ['#DDD4C4', '#263646'],
  edge: ['#857B6B', '#6B7F92'],
  signal: ['#C43218', '#FF6A4D'],
  onsignal: ['#FFFFFF', '#0C1622'],
  /** The one dark band of a page, in both schemes; what stands on it is in `bandScope`. */
  band: ['#101F2E', '#1A2B3C'],
  /** The paper of a flag stays light in the dark. */
  flagpaper: ['#FBF8F2', '#FBF8F2'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** What the tokens become on the ink band, in both schemes: the accent is the other scheme's. */
export const bandScope = {
  ink: '#F3EFE6',
  soft: '#B4BEC8',
  line: '#34465A',
  signal: '#FF6A4D',
  onsignal: '#101F2E',
} as const satisfies Partial<Record<keyof typeof tokens, string>>;

/**
 * The colours of a category: `a` and `b` draw its flag and stay the same in the dark; `deep` is text and rules on paper,
 * `field` a whole section in its colour with white or ink text on it.
 */
export const categoryColours = {
  development: { a: '#1F4FD8', b: '#FFC53D', deep: ['#1F4FD8', '#8FB0FF'], field: '#1A46C0', onfield: '#FFFFFF' },
  marketing: { a: '#0F7A55', b: '#BFE8D2', deep: ['#0B6647', '#6FD3AC'], field: '#0A5A3F', onfield: '#FFFFFF' },
  ai: { a: '#6D3BD1', b: '#FFB3A3', deep: ['#6333C4', '#BDA2FF'], field: '#5B2FB8', onfield: '#FFFFFF' },
  business: { a: '#E0701A', b: '#101F2E', deep: ['#9A4600', '#FFA45C'], field: '#F7A35C', onfield: '#101F2E' },
  branding: { a: '#C43218', b: '#F2A7C3', deep: ['#B02A12', '#FF9BB5'], field: '#F2A7C3', onfield: '#101F2E' },
  print: { a: '#5C6670', b: '#FFC53D', deep: ['#4A545E', '#C3CCD4'], field: '#FFC53D', onfield: '#101F2E' },
} as const satisfies Record<string, FlagColours>;

/** Two colours of a flag, and what text and sections make of them. */
export interface FlagColours {
  a: string;
  b: string;
  deep: readonly [light: string, dark: string];
  field: string;
  onfield: string;
}
