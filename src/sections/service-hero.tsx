import type { ReactNode } from 'react';
import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { Breadcrumbs } from '#src/shell/breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { LucideIcon } from '#src/ui/lucide-icon.tsx';
import type { ServiceView } from '#src/views/service.ts';

/** The hero of a service: what it is in a heading and one sentence, then the drawing, then the way to a quote. */
export function ServiceHero({ view, children }: { view: ServiceView; children: ReactNode }) {
  return (
    <>
      <section className="wrap service-hero">
        <Breadcrumbs
          breadcrumbs={view.layout.breadcrumbs}
          icon={<LucideIcon name={view.icon} className="letter-size" />}
        />
        <div>
          <a href={view.category.href} className="flink">
            <Flag tiles={[categoryFlags[view.category.key]]} />
            {view.category.label}
          </a>
          <h1>{view.headline}</h1>
        </div>
        <p className="lead">{view.shortDescription}</p>
      </section>
      {children}
      <div className="wrap actions">
        <ButtonLink {...view.quote} />
      </div>
    </>
  );
}
