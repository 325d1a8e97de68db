import { Hero } from '#src/sections/hero.tsx';
import { Page } from '#src/shell/page.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import type { MissingServiceView } from '#src/views/service.ts';

/** What a service page says when its record is missing (R33); the checker keeps it out of a good build. */
export function MissingService({ view: { frame, missing } }: { view: MissingServiceView }) {
  return (
    <Page frame={frame}>
      <Hero title={missing.title} text={missing.text}>
        <ButtonLink {...missing.link} />
      </Hero>
    </Page>
  );
}
