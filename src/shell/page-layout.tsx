import type { ReactNode } from 'react';
import { Consent } from '#src/shell/consent.tsx';
import { Footer } from '#src/shell/footer.tsx';
import { Header } from '#src/shell/header.tsx';
import { LanguageSuggestion } from '#src/shell/language-suggestion.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import type { CallToActionView } from '#src/views/layout/call-to-action.ts';
import type { LayoutView } from '#src/views/layout/layout.ts';

/** Everything around a page's own sections. */
export function PageLayout({ layout, children }: { layout: LayoutView; children: ReactNode }) {
  return (
    <>
      <PageHead meta={layout.meta} structuredData={layout.structuredData} siteName={layout.siteName} />
      <a href="#main" className="skip">
        {layout.skip}
      </a>
      <Header layout={layout} />
      {layout.suggestions.map((suggestion) => (
        <LanguageSuggestion key={suggestion.locale} suggestion={suggestion} />
      ))}
      <main id="main" tabIndex={-1}>
        {layout.draft && <p className="wrap bg-sand p-4 font-600">{layout.draft}</p>}
        {children}
        <CallToAction callToAction={layout.callToAction} />
      </main>
      <Footer layout={layout} />
      <Consent consent={layout.consent} />
    </>
  );
}

/** The end of every page: a dark band, or one line, with a link to the contact page (R10). */
export function CallToAction({ callToAction }: { callToAction: CallToActionView }) {
  const { line } = callToAction;
  if (line)
    return (
      <section className="border-t print:hidden">
        <p className="wrap py-6">
          {line.text}{' '}
          <a href={line.link.href} className="link">
            {line.link.label}
          </a>
        </p>
      </section>
    );
  return (
    <section className="on-band band print:hidden">
      <div className="wrap invitation">
        <div>
          <h2 className="grand">{callToAction.title}</h2>
          <p className="lead">{callToAction.text}</p>
        </div>
        <ButtonLink {...callToAction.button} />
      </div>
    </section>
  );
}
