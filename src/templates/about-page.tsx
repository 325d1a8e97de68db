import type { Locale } from '#src/domain/locale.ts';
import { LogoGrid } from '#src/sections/logo-grid.tsx';
import { PageHero } from '#src/sections/page-hero.tsx';
import { Stats } from '#src/sections/stats.tsx';
import { Values } from '#src/sections/values.tsx';
import { Page } from '#src/shell/page.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { aboutView } from '#src/views/about.ts';

export function AboutPage({ locale }: { locale: Locale }) {
  const view = aboutView(locale);
  const [opening, ...rest] = view.story.paragraphs;
  return (
    <Page frame={view.frame}>
      <PageHero frame={view.frame} hero={view.hero} />
      <section className="bg-[#FFC53D] text-[#101F2E] border-y border-ink">
        <div className="wrap band">
          <h2>{view.story.title}</h2>
          <p className="font-display font-500 text-[clamp(1.4rem,1.1rem+1.5vw,2.2rem)] leading-[1.25] tracking-[-.02em] mt-8 max-w-[46rem]">
            {opening}
          </p>
          <div className="grid md:grid-cols-2 gap-x-12 gap-y-5 mt-10">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <Values {...view.values} />
      <section className="bg-sand band">
        <div className="wrap">
          <SectionHead title={view.tech.title} text={view.tech.text} className="mb-10" />
          <LogoGrid logos={view.tech.logos} named />
        </div>
      </section>
      <Stats {...view.stats} />
    </Page>
  );
}
