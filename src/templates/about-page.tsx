import type { Locale } from '#src/domain/locale.ts';
import { LogoGrid } from '#src/sections/logo-grid.tsx';
import { PageHero } from '#src/sections/page-hero.tsx';
import { Stats } from '#src/sections/stats.tsx';
import { Story } from '#src/sections/story.tsx';
import { Values } from '#src/sections/values.tsx';
import { Workshop } from '#src/sections/workshop.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { aboutView } from '#src/views/about.ts';

export function AboutPage({ locale }: { locale: Locale }) {
  const view = aboutView(locale);
  return (
    <PageLayout layout={view.layout}>
      <PageHero layout={view.layout} hero={view.hero} />
      <Workshop {...view.workshop} />
      <Story {...view.story} />
      <Values {...view.values} />
      <section className="bg-sand band">
        <div className="wrap">
          <SectionHead title={view.tech.title} text={view.tech.text} />
          <LogoGrid logos={view.tech.logos} named />
        </div>
      </section>
      <Stats {...view.stats} />
    </PageLayout>
  );
}
