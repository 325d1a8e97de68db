import { signal } from '#src/domain/flags/signal.ts';
import type { Locale } from '#src/domain/locale.ts';
import { Gallery } from '#src/sections/gallery.tsx';
import { PageHero } from '#src/sections/page-hero.tsx';
import { ProjectCards } from '#src/sections/project-cards.tsx';
import { Split } from '#src/sections/split.tsx';
import { StackGrid } from '#src/sections/stack-grid.tsx';
import { Page } from '#src/shell/page.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { projectView } from '#src/views/project.ts';

export { projectSlugs } from '#src/views/slugs.ts';

export function ProjectPage({ locale, slug }: { locale: Locale; slug: string }) {
  const view = projectView(locale, slug);
  return (
    <Page frame={view.frame}>
      <div className={`case-${slug}`}>
        <PageHero frame={view.frame} hero={{ title: view.title, text: view.summary }}>
          <ButtonLink {...view.visitLive} newTab={view.frame.footer.newTab} />
          <ButtonLink {...view.planMeeting} kind="line" />
        </PageHero>
        <div className="wrap">
          <div className="border border-ink">
            <Flag tiles={signal(slug, 16)} className="w-full border-b border-ink" />
            <Picture picture={view.cover} sizes="(min-width: 80rem) 73rem, 92vw" first className="w-full" />
          </div>
          <dl className="grid grid-cols-2 lg:grid-cols-5 gap-x-8 border-b border-ink">
            {[...view.facts, ...view.kpis.items].map(({ label, value }) => (
              <div key={label} className="py-5">
                <dt className="note">{label}</dt>
                <dd className="font-display font-600 text-xl leading-tight mt-1">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Split title={view.challenge.heading}>
          <p className="num">{view.challenge.label}</p>
          <p className="text-xl leading-normal mt-2">{view.challenge.lead}</p>
        </Split>
        <section className="bg-sand band">
          <div className="wrap">
            <p className="num">{view.approach.label}</p>
            <h2 className="mt-2">{view.approach.heading}</h2>
            <ol className="grid lg:grid-cols-3 gap-x-10 gap-y-8 mt-10">
              {view.approach.parts.map(({ title, text }, index) => (
                <li key={title} className="border-t-4 border-t-fa pt-5">
                  <h3>
                    {index + 1}. {title}
                  </h3>
                  <p className="mt-3">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section className="wrap band">
          <div className="max-w-[48rem] mb-10">
            <p className="num">{view.solution.label}</p>
            <h2 className="mt-2">{view.solution.heading}</h2>
            <p className="mt-5">{view.solution.text}</p>
          </div>
          <Gallery gallery={view.gallery} />
        </section>
        <section className="bg-sand band">
          <div className="wrap cols">
            <div className="lg:col-span-7">
              <h2 className="text-2xl! mb-6">{view.stack.title}</h2>
              <StackGrid items={view.stack.items} />
            </div>
            <div className="lg:col-span-4 lg:col-start-9">
              <h2 className="text-2xl! mb-6">{view.services.title}</h2>
              <ul className="rows">
                {view.services.items.map(({ href, label }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="flex items-center justify-between min-h-12 no-underline hover:text-signal group"
                    >
                      {label}
                      <span aria-hidden className="arrow" />
                    </a>
                  </li>
                ))}
              </ul>
              <ButtonLink {...view.planMeeting} className="mt-6" />
            </div>
          </div>
        </section>
      </div>
      {view.others.projects.length > 0 && (
        <section className="wrap band">
          <h2 className="mb-8">{view.others.title}</h2>
          <ProjectCards projects={view.others.projects} />
        </section>
      )}
    </Page>
  );
}
