import type { Locale } from '#src/domain/locale.ts';
import { PageHero } from '#src/sections/page-hero.tsx';
import { Steps } from '#src/sections/steps.tsx';
import { Weeks } from '#src/sections/weeks.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { approachView } from '#src/views/approach.ts';

export function ApproachPage({ locale }: { locale: Locale }) {
  const view = approachView(locale);
  return (
    <PageLayout layout={view.layout}>
      <PageHero layout={view.layout} hero={view.hero} />
      <Steps steps={view.steps} />
      <Weeks crossedOutWeeks={view.crossedOutWeeks} actualWeeks={view.actualWeeks} steps={view.steps} />
    </PageLayout>
  );
}
