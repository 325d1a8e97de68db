import type { Locale } from '#src/domain/locale.ts';
import { PageHero } from '#src/sections/page-hero.tsx';
import { Steps } from '#src/sections/steps.tsx';
import { Weeks } from '#src/sections/weeks.tsx';
import { Page } from '#src/shell/page.tsx';
import { approachView } from '#src/views/approach.ts';

export function ApproachPage({ locale }: { locale: Locale }) {
  const view = approachView(locale);
  return (
    <Page frame={view.frame}>
      <PageHero frame={view.frame} hero={view.hero} />
      <Steps steps={view.steps} />
      <Weeks crossed={view.crossed} real={view.real} steps={view.steps} />
    </Page>
  );
}
