import type { ReactNode } from 'react';
import { Hero } from '#src/sections/hero.tsx';
import { Breadcrumbs } from '#src/shell/breadcrumbs.tsx';
import type { LayoutView } from '#src/views/layout/layout.ts';

interface PageHeroProps {
  layout: LayoutView;
  hero: { title: string; text: string };
  below?: ReactNode;
  children?: ReactNode;
}

/** The hero of every page below home, with its breadcrumbs. */
export function PageHero({ layout, hero, below, children }: PageHeroProps) {
  return (
    <Hero {...hero} above={<Breadcrumbs breadcrumbs={layout.breadcrumbs} />} below={below}>
      {children}
    </Hero>
  );
}
