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

/** A hero with breadcrumbs above its heading. The pages of services have `service-hero.tsx` instead. */
export function PageHero({ layout, hero, below, children }: PageHeroProps) {
  return (
    <Hero {...hero} above={<Breadcrumbs breadcrumbs={layout.breadcrumbs} />} below={below}>
      {children}
    </Hero>
  );
}
