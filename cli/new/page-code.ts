import type { Locale } from '#src/domain/locale.ts';
import { componentFrom, kebabFrom } from './names.ts';

/** The text of a page's file in `src/pages`. `route` is the name of the page's route, such as `workWithUs`. */
export function pageText(route: string, locale: Locale): string {
  const component = componentFrom(route);
  return `import { ${component}Page } from '#src/templates/${kebabFrom(route)}-page.tsx';

export default function Page() {
  return <${component}Page locale="${locale}" />;
}

export const getConfig = () => ({ render: 'static' }) as const;
`;
}

/** The text of a page's template: a hero and paragraphs. */
export function templateText(route: string): string {
  const file = kebabFrom(route);
  return `import type { Locale } from '#src/domain/locale.ts';
import { PageHero } from '#src/sections/page-hero.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { ${route}View } from '#src/views/${file}.ts';

export function ${componentFrom(route)}Page({ locale }: { locale: Locale }) {
  const view = ${route}View(locale);
  return (
    <PageLayout layout={view.layout}>
      <PageHero layout={view.layout} hero={view.hero} />
      <div className="wrap band">
        {view.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
      </div>
    </PageLayout>
  );
}
`;
}

/** The text of a page's view. */
export function viewText(route: string): string {
  // The group of messages that has the texts of the page.
  const group = `pages.${kebabFrom(route)}`;
  return `import type { Locale } from '#src/domain/locale.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';

export interface ${componentFrom(route)}View {
  layout: LayoutView;
  hero: { title: string; text: string };
  paragraphs: string[];
}

export function ${route}View(locale: Locale): ${componentFrom(route)}View {
  const context = viewContext(locale);
  const { t } = context;
  return {
    layout: layoutView(context, { route: '${route}' }, { key: '${group}', trail: [{ label: t.text('${group}.name') }] }),
    hero: { title: t.text('${group}.hero.title'), text: t.text('${group}.hero.text') },
    paragraphs: t.list('${group}.paragraphs'),
  };
}
`;
}
