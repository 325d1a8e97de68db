import type { ReactNode } from 'react';
import type { Locale } from '#src/domain/locale.ts';
import { tokens } from '#src/domain/palette.ts';

/** The HTML document around every page of a locale. Each page renders its own metadata. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale}>
      <head>
        {/* Browsers find /favicon.ico and /apple-touch-icon.png by themselves. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* The paper of the dark scheme, then that of the light one: browsers take the first that matches. */}
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={tokens.paper[1]} />
        <meta name="theme-color" content={tokens.paper[0]} />
        {/* On the development server alone: a finished page has its scripts from `src/ssg/page.ts`. */}
        {import.meta.env.DEV && <script type="module" src="/src/enhance/dev-entry.ts" />}
      </head>
      <body>{children}</body>
    </html>
  );
}
