import type { Rule } from 'unocss';
import { accentEnd, categoryColours, type FlagColours } from '#src/domain/palette.ts';
import { caseColours } from './case-colours.ts';
import { parts } from './parts.ts';

/** Utilities that no preset has, and shorter forms of those whose preset form needs thirty variables on every element. */
export const rules: Rule[] = [
  ...Object.entries(parts).map(
    ([name, css]): Rule => [name, [css.replaceAll('&', `.${name}`)], { layer: 'shortcuts' }],
  ),
  [/^cat-([a-z]+)$/, ([name, key]) => flagRule(name, categoryColours[key as keyof typeof categoryColours])],
  [/^case-([a-z0-9-]+)$/, ([name, slug = '']) => flagRule(name, caseColours(slug))],
  // The gradient that a service's record names, from its category's own colours; only branding goes to another one.
  ['to-accent-800', { '--to': accentEnd }],
  [/^from-[a-z]+-600$/, () => ({ '--from': 'var(--a)' })],
  [/^to-[a-z]+-800$/, () => ({ '--to': 'var(--deep)' })],
  ['f-a', { fill: 'var(--a)' }],
  ['f-b', { fill: 'var(--b)' }],
  ['f-p', { fill: 'var(--flagpaper)' }],
  ['f-s', { fill: 'var(--signal)' }],
  ['px-gutter', { 'padding-inline': 'var(--gutter)' }],
  ['pb-rhythm', { 'padding-bottom': 'var(--rhythm)' }],
  ['pb-half', { 'padding-bottom': 'var(--half)' }],
  ['pt-half', { 'padding-top': 'var(--half)' }],
  ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
  ['invert', { filter: 'invert(1)' }],
  ['rotate-45', { rotate: '45deg' }],
  ['fixed-colours', { 'forced-color-adjust': 'none' }],
  [/^vt-([a-z0-9-]+)$/, ([, name]) => ({ 'view-transition-name': name as string })],
];

/** The colours of a flag as custom properties for everything below the class. */
function flagRule(name: string, colours: FlagColours | undefined): string | undefined {
  if (!colours) return undefined;
  const { a, b, deep, field, onfield } = colours;
  return [
    `.${name}{--a:${a};--b:${b};--deep:${deep[0]};--field:${field};--onfield:${onfield}}`,
    `@media screen and (prefers-color-scheme:dark){.${name}{--deep:${deep[1]}}}`,
  ].join('');
}
