import type { Locale } from '#src/domain/locale.ts';
import { CaseStrip } from '#src/sections/case-strip.tsx';
import { Intro } from '#src/sections/intro.tsx';
import { LogoGrid } from '#src/sections/logo-grid.tsx';
import { PageHero } from '#src/sections/page-hero.tsx';
import { ProjectFeature } from '#src/sections/project-cards.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { ourWorkView } from '#src/views/our-work.ts';

export function OurWorkPage({ locale }: { locale: Locale }) {
  const view = ourWorkView(locale);
  return (
    <PageLayout layout={view.layout}>
      <PageHero layout={view.layout} hero={view.hero} />
      <CaseStrip slugs={view.cases.projects.map(({ slug }) => slug)} />
      <Intro {...view.intro} />
      <section className="wrap band">
        <SectionHead title={view.cases.title} text={view.cases.text} />
        <ul className="grid gap-[clamp(3rem,6vw,6rem)]">
          {view.cases.projects.map((project, index) => (
            <li key={project.slug}>
              <ProjectFeature project={project} pictureOnRight={index % 2 === 1} />
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-sand band">
        <div className="wrap">
          <SectionHead title={view.clients.title} text={view.clients.text} />
          <LogoGrid logos={view.clients.items} className="clientgrid" />
        </div>
      </section>
    </PageLayout>
  );
}
