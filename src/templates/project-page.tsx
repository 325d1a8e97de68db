import { signalTiles } from '#src/domain/flags/signal-tiles.ts';
import type { Locale } from '#src/domain/locale.ts';
import { CaseApproach } from '#src/sections/case-approach.tsx';
import { CaseEnd } from '#src/sections/case-end.tsx';
import { Gallery } from '#src/sections/gallery.tsx';
import { PageHero } from '#src/sections/page-hero.tsx';
import { ProjectCards } from '#src/sections/project-cards.tsx';
import { SplitSection } from '#src/sections/split.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { projectView } from '#src/views/project.ts';

// For the page files, which import templates and not views.
export { projectSlugs } from '#src/views/slugs.ts';

/** How many flag tiles are in the row above the picture of the case. */
const tilesAbovePicture = 16;

export function ProjectPage({ locale, slug }: { locale: Locale; slug: string }) {
  const view = projectView(locale, slug);
  // The class `case-…` of `src/styles/uno.config.ts` gives the colours of the client.
  return (
    <PageLayout layout={view.layout}>
      <div className={`case-${slug}`}>
        <div className="on-field casehero">
          <PageHero
            layout={view.layout}
            hero={{ title: view.title, text: view.summary }}
            below={
              <p className="flex flex-wrap gap-2 mt-6">
                {view.badges.map((badge) => (
                  <span key={badge} className="chip">
                    {badge}
                  </span>
                ))}
              </p>
            }
          >
            <ButtonLink {...view.visitLive} />
            <ButtonLink {...view.planMeeting} kind="line" />
            <p className="note w-full">{view.meetingNote}</p>
          </PageHero>
        </div>
        <div className="wrap">
          <div className="frame">
            <Flag tiles={signalTiles(slug, tilesAbovePicture)} className="border-b border-ink" />
            {/* The column is 70rem wide: 76 (`layout.css`) less two gutters of 3. A rem is 18px in the styles, but
                16px in `sizes`: so there it is 79. */}
            <Picture picture={view.cover} sizes="(min-width: 80rem) 79rem, 92vw" />
          </div>
          <dl className="facts">
            {[...view.facts, ...view.kpis].map(({ label, value }) => (
              <div key={label}>
                <dt className="note">{label}</dt>
                <dd className="title mt-1">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="note max-w-none mt-4">{view.dates}</p>
        </div>
        <SplitSection title={view.challenge.heading}>
          <p className="num">{view.challenge.label}</p>
          <p className="big mt-2">{view.challenge.lead}</p>
        </SplitSection>
        <CaseApproach {...view.approach} />
        <section className="wrap band">
          <div className="head">
            <p className="num">{view.solution.label}</p>
            <h2 className="mt-2">{view.solution.heading}</h2>
            <p>{view.solution.text}</p>
          </div>
          <Gallery gallery={view.gallery} />
        </section>
        <SplitSection title={view.result.title}>
          <dl className="rows">
            {view.result.items.map(({ label, text }) => (
              <div key={label} className="py-4">
                <dt className="note">{label}</dt>
                <dd className="big mt-1">{text}</dd>
              </div>
            ))}
          </dl>
        </SplitSection>
        <CaseEnd view={view} />
      </div>
      {view.others.projects.length > 0 && (
        <section className="wrap band print:hidden">
          <h2 className="mb-8">{view.others.title}</h2>
          <ProjectCards projects={view.others.projects} />
        </section>
      )}
    </PageLayout>
  );
}
