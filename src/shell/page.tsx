import type { ReactNode } from 'react';
import { ClosingCall } from '#src/shell/closing-call.tsx';
import { Consent } from '#src/shell/consent.tsx';
import { Footer } from '#src/shell/footer.tsx';
import { Header } from '#src/shell/header.tsx';
import { LanguageSuggestion } from '#src/shell/language-suggestion.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import type { FrameView } from '#src/views/frame.ts';

/** Everything around a page's own sections. */
export function Page({ frame, children }: { frame: FrameView; children: ReactNode }) {
  return (
    <>
      <PageHead meta={frame.meta} structuredData={frame.structuredData} siteName={frame.siteName} />
      <a href="#main" className="skip">
        {frame.skip}
      </a>
      <Header frame={frame} />
      {frame.suggestion && <LanguageSuggestion suggestion={frame.suggestion} />}
      <main id="main" tabIndex={-1}>
        {children}
        <ClosingCall cta={frame.cta} />
      </main>
      <Footer frame={frame} />
      <Consent consent={frame.consent} />
    </>
  );
}
