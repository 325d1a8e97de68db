import type { ReactNode } from 'react';
import type { Locale } from '#src/domain/locale.ts';
import { Checklist } from '#src/sections/checklist.tsx';
import { ColourBandColumns } from '#src/sections/colour-band-columns.tsx';
import { ServiceDrawing } from '#src/sections/drawings/service-drawing.tsx';
import { FeatureGrid, FeatureSummary } from '#src/sections/feature-grid.tsx';
import { LayersExtra } from '#src/sections/layers-extra.tsx';
import { PackagesExtra } from '#src/sections/packages-extra.tsx';
import { ServiceCase } from '#src/sections/service-case.tsx';
import { ServiceHero } from '#src/sections/service-hero.tsx';
import { ServiceTerms } from '#src/sections/service-terms.tsx';
import { ShopExtra } from '#src/sections/shop-extra.tsx';
import { SignalStrip } from '#src/sections/signal-strip.tsx';
import { SplitSection } from '#src/sections/split.tsx';
import { TimelineExtra } from '#src/sections/timeline-extra.tsx';
import { TopicGrid } from '#src/sections/topic-grid.tsx';
import { TwoBlocks } from '#src/sections/two-blocks.tsx';
import { UseCases } from '#src/sections/use-cases.tsx';
import { WhatIs } from '#src/sections/what-is.tsx';
import { WhyUs } from '#src/sections/why-us.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { NotFoundPage } from '#src/templates/not-found-page.tsx';
import { serviceView } from '#src/views/service.ts';
import type { ServiceExtra } from '#src/views/service-extra.ts';

// For the page files, which import templates and not views.
export { serviceSlugs } from '#src/views/slugs.ts';

/** A service page: the sections of R31 in their order, and after the terms the extra section that four services have. */
export function ServicePage({ locale, slug }: { locale: Locale; slug: string }) {
  const view = serviceView(locale, slug);
  // On the development server alone: a build makes pages only for the slugs of `serviceSlugs`, which all have a view.
  if (!view) return <NotFoundPage locale={locale} route="serviceNotFound" />;
  return (
    <PageLayout layout={view.layout}>
      <div className={`cat-${view.category.key} ${view.gradient}`}>
        <ServiceHero view={view}>
          {view.drawing ? <ServiceDrawing serviceId={view.id} drawing={view.drawing} /> : <SignalStrip id={view.id} />}
        </ServiceHero>
        <SplitSection title={view.title} text={view.description}>
          <Checklist {...view.checklist} className="big" />
        </SplitSection>
        {view.case && <ServiceCase {...view.case} />}
        <FeatureGrid {...view.features} />
        <ServiceTerms {...view.terms} />
        <Extra extra={view.extra} />
        <TopicGrid {...view.topics} />
        <WhatIs {...view.whatIs} />
        <ColourBandColumns {...view.benefits} />
        <UseCases {...view.useCases} />
        <WhyUs {...view.why} />
        <FeatureSummary {...view.summary} />
        <TwoBlocks blocks={[view.process, view.promise]} />
      </div>
    </PageLayout>
  );
}

function Extra({ extra }: { extra: ServiceExtra }): ReactNode {
  switch (extra.kind) {
    case 'none':
      return null;
    case 'shop':
      return <ShopExtra extra={extra} />;
    case 'timeline':
      return <TimelineExtra extra={extra} />;
    case 'layers':
      return <LayersExtra extra={extra} />;
    case 'packages':
      return <PackagesExtra extra={extra} />;
  }
}
