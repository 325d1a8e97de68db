import type { Locale } from '#src/domain/locale.ts';
import { LogoGrid } from '#src/sections/logo-grid.tsx';
import { PageHero } from '#src/sections/page-hero.tsx';
import { ProjectFeature } from '#src/sections/project-cards.tsx';
import { Page } from '#src/shell/page.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { ourWorkView } from '#src/views/our-work.ts';

export function OurWorkPage({ locale }: { locale: Locale }) {
  const view = ourWorkView(locale);
  return (
    <Page frame={view.frame}>
      <PageHero frame={view.frame} hero={view.hero} />
      <section className="bg-sand">
        <div className="wrap cols py-[clamp(2.5rem,5vw,4.5rem)]">
          <h2 className="left">{view.intro.title}</h2>
          <p className="right text-xl leading-normal">{view.intro.text}</p>
        </div>
      </section>
      <section className="wrap band">
        <SectionHead title={view.cases.title} text={view.cases.text} />
        <ul className="mt-12 grid gap-[clamp(3rem,6vw,6rem)]">
          {view.cases.projects.map((project, index) => (
            <li key={project.slug}>
              <ProjectFeature project={project} flip={index % 2 === 1} />
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-sand band">
        <div className="wrap">
          <SectionHead title={view.clients.title} text={view.clients.text} className="mb-10" />
          <LogoGrid logos={view.clients.items} className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-5" />
        </div>
      </section>
    </Page>
  );
}
