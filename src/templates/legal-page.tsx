import { type Locale, sourceLocale } from '#src/domain/locale.ts';
import type { LegalDocument } from '#src/domain/routes.ts';
import { PageHero } from '#src/sections/page-hero.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { legalView } from '#src/views/legal.ts';

/** A legal text: numbered sections with their contents beside them. */
export function LegalPage({ locale, document }: { locale: Locale; document: LegalDocument }) {
  const view = legalView(locale, document);
  return (
    <PageLayout layout={view.layout}>
      <PageHero layout={view.layout} hero={view.hero} />
      <div className="wrap">
        <div className="cols pb-rhythm border-t border-ink pt-10">
          <nav aria-label={view.contents} className="lg:col-span-4 print:hidden">
            <div className="lg:sticky lg:top-24">
              <p className="font-600">{view.contents}</p>
              <ol className="contents-list">
                {view.sections.map(({ id, title }, index) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <span className="num">{index + 1}</span>
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          </nav>
          <div className="lg:col-span-8">
            <p className="note">{view.updated}</p>
            {view.translation && (
              <p className="border-l-4 border-signal pl-4 mt-4">
                {view.translation.text}{' '}
                <a href={view.translation.link.href} lang={sourceLocale} hrefLang={sourceLocale} className="link">
                  {view.translation.link.label}
                </a>
              </p>
            )}
            {view.sections.map(({ id, title, paragraphs, link }, index) => (
              <section key={id} id={id} className="mt-12">
                <h2 className="minor">
                  {index + 1}. {title}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-4">
                    {paragraph}
                  </p>
                ))}
                {link && (
                  <p className="mt-4">
                    <a href={link.href} className="link">
                      {link.label}
                    </a>
                  </p>
                )}
              </section>
            ))}
          </div>
        </div>
      </div>
    </PageLayout>
  );
}
