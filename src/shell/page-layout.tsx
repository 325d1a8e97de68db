import type { ReactNode } from 'react';
import { CallToAction } from '#src/shell/call-to-action.tsx';
import { Consent } from '#src/shell/consent.tsx';
import { Footer } from '#src/shell/footer.tsx';
import { Header } from '#src/shell/header.tsx';
import { LanguageSuggestion } from '#src/shell/language-suggestion.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
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
