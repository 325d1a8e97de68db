import type { Locale } from '#src/domain/locale.ts';
import { Claims } from '#src/sections/claims.tsx';
import { DrawingGrid } from '#src/sections/drawing-grid.tsx';
import { Hero } from '#src/sections/hero.tsx';
import { LogoGrid } from '#src/sections/logo-grid.tsx';
import { ProjectCards, ProjectWide } from '#src/sections/project-cards.tsx';
import { Quay } from '#src/sections/quay.tsx';
import { Reviews } from '#src/sections/reviews.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { homeView } from '#src/views/home.ts';

export function HomePage({ locale }: { locale: Locale }) {
  const view = homeView(locale);
  return (
    <PageLayout layout={view.layout}>
      {/* The sky over the quay (`sections/quay.css`), in the blue of the category of websites. */}
      <div className="harbour cat-development">
        <Hero title={view.hero.title} text={view.hero.text}>
          <ButtonLink {...view.hero.button} />
          <ButtonLink {...view.hero.secondary} kind="line" />
        </Hero>
        <Quay {...view.quay} />
      </div>
      <section className="wrap band">
        <SectionHead title={view.work.title} text={view.work.text} />
        <ProjectWide project={view.work.first} cover={view.work.cover} />
        <div className="mt-12 print:hidden">
          <ProjectCards projects={view.work.others} />
        </div>
        <ButtonLink {...view.work.link} kind="line" className="mt-10" />
      </section>
      <section className="wrap pb-rhythm print:hidden">
        <h2 className="minor mb-6">{view.clients.title}</h2>
        <LogoGrid logos={view.clients.logos} className="clientgrid low" />
      </section>
      <section className="wrap pb-rhythm">
        <SectionHead title={view.teasers.title} text={view.teasers.text} />
        <DrawingGrid services={view.teasers.services} withText />
        <ButtonLink {...view.teasers.all} kind="line" className="mt-8" />
      </section>
      <Claims {...view.claims} />
      <Reviews reviews={view.reviews} />
    </PageLayout>
  );
}
