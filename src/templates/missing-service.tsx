import { Hero } from '#src/sections/hero.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import type { MissingServiceView } from '#src/views/missing-service.ts';

/** What a service page shows when its record is missing (R33). */
export function MissingService({ view: { layout, missing } }: { view: MissingServiceView }) {
  return (
    <PageLayout layout={layout}>
      <Hero title={missing.title} text={missing.text}>
        <ButtonLink {...missing.link} />
      </Hero>
    </PageLayout>
  );
}
