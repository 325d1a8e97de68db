import { defineConfig, presetWind3, type Rule } from 'unocss';
import { categoryTable } from '#src/domain/category.ts';
import { locales } from '#src/domain/locale.ts';
import { brandingGradientEnd, categoryColours, tokens } from '#src/domain/palette.ts';
import { caseColours, caseSlugs } from './case-colours.ts';
import { allColoursCss, flagCss, paletteCss } from './palette-css.ts';

/** The classes that give everything below them the colours of a category or of a client. */
const colourClasses = [
  ...Object.entries(categoryColours).map(([key, colours]) => [`cat-${key}`, colours] as const),
  ...caseSlugs().map((slug) => [`case-${slug}`, caseColours(slug)] as const),
];

/**
 * The rules of these classes; a case without colours has none. Where the second part of a rule is a list with a text,
 * here and below, that text is finished CSS with its selector, which UnoCSS copies.
 */
const colourRules = colourClasses.flatMap(([name, colours]): Rule[] =>
  colours ? [[name, [allColoursCss(name, colours)], { layer: optionalTokens(name) }]] : [],
);

/** The classes that give a category's flag its two colours, for menus and boards where nothing else has a colour. */
const flagRules = Object.entries(categoryColours).map(
  ([key, colours]): Rule => [`flag-${key}`, [flagCss(`flag-${key}`, colours)], { layer: 'tokens' }],
);

/** The layer of a class that only pages with that class carry; see src/ssg/styles.ts. */
function optionalTokens(className: string): string {
  return `tokens.optional.${className}`;
}

/**
 * The classes of gradients that `gradientOf` (`src/domain/category.ts`) gives a category, in the colours of its flag.
 * Only the gradient of branding, whose colour is `accent`, ends in another one.
 */
const gradientRules = Object.values(categoryTable).flatMap(({ colour }): Rule[] => {
  const [from, to] = [`from-${colour}-600`, `to-${colour}-800`];
  return [
    [from, { '--from': 'var(--a)' }, { layer: optionalTokens(from) }],
    [to, { '--to': colour === 'accent' ? brandingGradientEnd : 'var(--deep)' }, { layer: optionalTokens(to) }],
  ];
});

/** Utilities that the preset lacks, or that it would write as a dozen variables on every element. */
const rules: Rule[] = [
  ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
  ['invert', { filter: 'invert(1)' }],
  ['rotate-45', { rotate: '45deg' }],
  [
    'sr-only',
    {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      'clip-path': 'inset(50%)',
      'white-space': 'nowrap',
    },
  ],
  // Keeps colours that mean something where a visitor forces other colours on pages.
  ['fixed-colours', { 'forced-color-adjust': 'none' }],
];

export default defineConfig({
  presets: [presetWind3({ preflight: false, dark: 'media' })],
  theme: {
    colors: {
      ...Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${name})`])),
      // The two colours of a flag.
      fa: 'var(--a)',
      fb: 'var(--b)',
      // A coloured ground, the dark colour of lines and figures, and the colour of text on that ground.
      field: 'var(--field)',
      deep: 'var(--deep)',
      onfield: 'var(--onfield)',
    },
    // The side of the page, the space between sections and half of it, and the space below a heading.
    spacing: { gutter: 'var(--gutter)', rhythm: 'var(--rhythm)', half: 'var(--half-rhythm)', below: 'var(--below)' },
    fontFamily: { display: 'var(--display)', text: 'var(--text)' },
    breakpoints: { sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
  },
  rules: [...colourRules, ...flagRules, ...gradientRules, ...rules],
  // For elements that only work with a script.
  shortcuts: { 'js-only': '[@media(scripting:none)]:hidden' },
  preflights: [
    { layer: 'tokens', getCSS: paletteCss },
    { layer: 'utilities', getCSS: languageSuggestionCss },
  ],
  outputToCssLayers: { cssLayerName: (layer) => (layer.startsWith('tokens') ? layer : 'utilities') },
  // Classes that no source contains as a whole: components compose the `cat-`, `case-` and `flag-` ones, and
  // `gradientOf` those of gradients.
  safelist: [
    ...colourClasses.map(([name]) => name),
    ...Object.keys(categoryColours).map((key) => `flag-${key}`),
    ...Object.values(categoryTable).flatMap(({ colour }) => [`from-${colour}-600`, `to-${colour}-800`]),
  ],
  // UnoCSS would take the path data of icons (`m12 19l…`) for margins, and an attribute of drawings for its utility.
  blocklist: [/^m\d/, 'transform'],
  // In Vite a query may follow the path of a module: hence `($|\?)`.
  content: { pipeline: { include: [/\/src\/(?:enhance|islands|sections|shell|templates|ui)\/.*\.tsx?($|\?)/] } },
});

/**
 * Shows the suggestion in the language that `src/enhance/first-notice.ts` has chosen (`data-prefers`), unless the
 * cookie banner is shown (`data-ask`).
 */
function languageSuggestionCss(): string {
  return locales
    .map((locale) => `[data-prefers="${locale}"]:not([data-ask]) .suggest[lang="${locale}"] { display: block; }`)
    .join('\n');
}
