import type { Rule } from 'unocss';
import { caseRule } from './case-colours.ts';

/** Utilities that no preset has: the page's own grid, and the colours of a flag. */
export const rules: Rule[] = [
  caseRule,
  ['f-a', { fill: 'var(--a)' }],
  ['f-b', { fill: 'var(--b)' }],
  ['f-p', { fill: 'var(--flagpaper)' }],
  ['px-gutter', { 'padding-inline': 'var(--gutter)' }],
  ['py-rhythm', { 'padding-block': 'var(--rhythm)' }],
  ['pb-rhythm', { 'padding-bottom': 'var(--rhythm)' }],
  ['scroll-x', { 'overflow-x': 'auto', 'scrollbar-width': 'none' }],
  ['anchor-end', { inset: 'auto', position: 'fixed', top: '4.25rem', right: 'var(--gutter)' }],
  [/^vt-([a-z0-9-]+)$/, ([, name]) => ({ 'view-transition-name': name as string })],
];
