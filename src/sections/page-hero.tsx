import type { ReactNode } from 'react';
import { Hero } from '#src/sections/hero.tsx';
import { Breadcrumbs } from '#src/shell/breadcrumbs.tsx';
import type { FrameView } from '#src/views/frame.ts';

interface PageHeroProps {
  frame: FrameView;
  hero: { title: string; text: string };
  flag?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

/** The opening of every page below home: the trail, then the hero. */
export function PageHero({ frame, hero, flag, below, children }: PageHeroProps) {
  return (
    <Hero {...hero} above={<Breadcrumbs breadcrumbs={frame.breadcrumbs} flag={flag} />} below={below}>
      {children}
    </Hero>
  );
}
