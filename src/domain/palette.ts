import type { CategoryKey } from '#src/domain/category.ts';

/** The two colours of a flag, and those of text and sections derived from them. */
export interface FlagColours {
  /** The two colours that draw the flag; they stay the same in the dark. */
  a: string;
  b: string;
  /** The colour of text and lines on paper. */
  deep: readonly [light: string, dark: string];
  /**
   * The background of a section in the flag's colour, and the text on it. In the dark scheme `styles/palette-css.ts`
   * replaces them with the dark `tint`, if there is one, and `ink`.
   */
  field: string;
  onfield: string;
  /** The background of a drawing; the colours of a client have none. */
  tint?: readonly [light: string, dark: string];
}

export const categoryColours = {
  development: {
    a: '#1F4FD8',
    b: '#FFC53D',
    deep: ['#1F4FD8', '#8FB0FF'],
    field: '#1A46C0',
    onfield: '#FFFFFF',
    tint: ['#C5D5FF', '#1C2F6B'],
  },
  marketing: {
    a: '#0F7A55',
    b: '#BFE8D2',
    deep: ['#0B6647', '#6FD3AC'],
    field: '#0A5A3F',
    onfield: '#FFFFFF',
    tint: ['#BFE8D2', '#0E4434'],
  },
  ai: {
    a: '#6D3BD1',
    b: '#FFB3A3',
    deep: ['#6333C4', '#BDA2FF'],
    field: '#5B2FB8',
    onfield: '#FFFFFF',
    tint: ['#FFB3A3', '#402478'],
  },
  business: {
    a: '#E0701A',
    b: '#101F2E',
    deep: ['#9A4600', '#FFA45C'],
    field: '#F7A35C',
    onfield: '#101F2E',
    tint: ['#FFC48A', '#6A3510'],
  },
  branding: {
    a: '#C43218',
    b: '#F2A7C3',
    deep: ['#B02A12', '#FF9BB5'],
    field: '#F2A7C3',
    onfield: '#101F2E',
    tint: ['#F2A7C3', '#6B1F3D'],
  },
  print: {
    a: '#5C6670',
    b: '#FFC53D',
    deep: ['#4A545E', '#C3CCD4'],
    field: '#FFC53D',
    onfield: '#101F2E',
    tint: ['#FFD873', '#54430F'],
  },
} as const satisfies Record<CategoryKey, FlagColours>;

/** The colours of the site. Each becomes a custom property of the same name; a test computes their contrast. */
export const tokens = {
  /** The background of a page, and that of cards, menus and fields. */
  paper: ['#FBF8F2', '#0C1622'],
  surface: ['#FFFFFF', '#14212F'],
  /** The background of some sections, between those on paper, and of what is under the pointer. */
  sand: ['#F1EBDF', '#101C29'],
  /** The colour of text, and of text that matters less. */
  ink: ['#101F2E', '#F3EFE6'],
  soft: ['#3A4754', '#B4BEC8'],
  /** Thin lines that only divide, and the darker borders of fields. */
  line: ['#DDD4C4', '#263646'],
  edge: ['#857B6B', '#6B7F92'],
  /** For primary buttons, errors and focus, and the text on them; not the row of tiles of `domain/flags`. */
  signal: ['#C43218', '#FF6A4D'],
  onsignal: ['#FFFFFF', '#0C1622'],
  /** The dark band at the end of a page, in both schemes; its contents use `bandTokens`. */
  band: ['#101F2E', '#1A2B3C'],
  /** The paper and ink of flags, the same in the dark scheme. */
  flagpaper: ['#FBF8F2', '#FBF8F2'],
  flagink: ['#101F2E', '#101F2E'],
  /** The dot that says that somebody is available. */
  online: [categoryColours.marketing.a, categoryColours.marketing.a],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** The tokens that have another value on the dark band, in both schemes. `signal` is that of the dark scheme. */
export const bandTokens = {
  ink: '#F3EFE6',
  soft: '#B4BEC8',
  line: '#34465A',
  signal: '#FF6A4D',
  onsignal: '#101F2E',
} as const satisfies Partial<Record<keyof typeof tokens, string>>;

/**
 * The colours of the two parts of the mark (`domain/mark.ts`). A picture that knows the colour scheme, such as the
 * one in `shell/wordmark.tsx`, gives the triangle the `signal` of that scheme instead.
 */
export const logoColours = { quarter: categoryColours.print.b, triangle: tokens.signal[0] } as const;

/**
 * The darker end of the gradient of branding (`accent` in `domain/category.ts`); the gradients of the other categories
 * end in their own `deep`.
 */
export const brandingGradientEnd = '#A3195B';
