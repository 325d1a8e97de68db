import presetIcons from '@unocss/preset-icons';
import { defineConfig, presetWind3 } from 'unocss';
import { base } from './base.ts';
import { rules } from './rules.ts';
import { shortcuts } from './shortcuts.ts';
import { tokens } from './tokens.ts';

const colors = Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${name})`]));

export default defineConfig({
  presets: [
    presetWind3({ preflight: 'on-demand', dark: 'media' }),
    presetIcons({ unit: 'em', extraProperties: { display: 'inline-block', flex: 'none' } }),
  ],
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
  preflights: [{ getCSS: () => base }],
  content: { pipeline: { include: [/\.tsx?($|\?)/] } },
});
