import type { Locale } from '#src/domain/locale.ts';
import { CategoryBlock } from '#src/sections/category-block.tsx';
import { CategoryIndex } from '#src/sections/category-index.tsx';
import { Intro } from '#src/sections/intro.tsx';
import { MainServices } from '#src/sections/main-services.tsx';
import { PageHero } from '#src/sections/page-hero.tsx';
import { ServiceFinder } from '#src/sections/service-finder.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { servicesView } from '#src/views/services.ts';

export function ServicesPage({ locale }: { locale: Locale }) {
  const view = servicesView(locale);
  return (
    <PageLayout layout={view.layout}>
      <PageHero layout={view.layout} hero={view.hero}>
        <ServiceFinder finder={view.finder} />
      </PageHero>
      <CategoryIndex categories={view.categories} />
      <Intro {...view.intro} />
      <div>
        {view.categories.map((category, index) => (
          <CategoryBlock key={category.key} category={category} pictureOnRight={index % 2 === 1} />
        ))}
      </div>
      <MainServices main={view.main} />
    </PageLayout>
  );
}
