import type { ReactNode } from 'react';
import { kitPath } from '#src/domain/drawing-kit.ts';
import { translateAndScale } from '#src/sections/drawn/part.tsx';

/** Everybody in the kit of parts, `public/kit.svg`, with the colour of their skin. */
export const personSkinColours = {
  anke: '#f2b79b',
  dirk: '#f2b79b',
  dwayne: '#6e4630',
  fenna: '#9a6240',
  jelle: '#f6c7a6',
  jorrit: '#f2b79b',
  lotte: '#9a6240',
  marijke: '#f6c7a6',
  noor: '#f6c7a6',
  samir: '#d99b6c',
  samira: '#d99b6c',
  sietse: '#f2b79b',
} as const;

interface PersonProps {
  name: keyof typeof personSkinColours;
  /** Where the top left corner goes in another SVG. A person is 100 wide and 150 high, from the hair to the belt. */
  at?: readonly [x: number, y: number];
  scale?: number;
  /** Path of the bare lower arms, each from an elbow to a hand. */
  arms?: string;
  /** What is worn or held: in front of the body, behind the hands. */
  children?: ReactNode;
}

/** Somebody, inside another SVG: a face, hair and hands that hold something. */
export function Person({ name, at, scale, arms, children }: PersonProps) {
  return (
    <g transform={translateAndScale(at, scale)}>
      <use href={`${kitPath}#${name}`} />
      {children}
      {arms && <path fill="none" stroke={personSkinColours[name]} strokeWidth="14" strokeLinecap="round" d={arms} />}
    </g>
  );
}
