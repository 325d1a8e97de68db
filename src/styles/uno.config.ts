import { defineConfig, presetWind3 } from 'unocss';
import { categoryColours, tokens } from '#src/domain/palette.ts';
import { base } from './base.ts';
import { caseSlugs } from './case-colours.ts';
import { printStyles } from './print.ts';
import { rules } from './rules.ts';
import { shortcuts } from './shortcuts.ts';

const colors = Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${name})`]));

export default defineConfig({
  presets: [presetWind3({ preflight: false, dark: 'media' })],
  theme: {
    colors: {
      ...colors,
      fa: 'var(--a)',
      fb: 'var(--b)',
      deep: 'var(--deep)',
      field: 'var(--field)',
      onfield: 'var(--onfield)',
    },
    fontFamily: { display: 'var(--display)', text: 'var(--text)' },
    breakpoints: { sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
  },
  rules,
  shortcuts,
  preflights: [{ getCSS: () => base }, { layer: 'print', getCSS: () => printStyles }],
  layers: { print: 1 },
  // Classes that are put together on the page; the build takes its classes from the finished pages instead.
  safelist: [...Object.keys(categoryColours).map((key) => `cat-${key}`), ...caseSlugs().map((slug) => `case-${slug}`)],
  content: { pipeline: { include: [/\.tsx?($|\?)/] } },
});
