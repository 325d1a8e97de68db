import type { ReactNode } from 'react';
import type { Locale } from '#src/domain/locale.ts';

/** The HTML document around every page of a locale. What the head says of a page is rendered by the page itself. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale}>
      <head>
        {/* Browsers find /favicon.ico and /apple-touch-icon.png by themselves. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0C1622" />
        {import.meta.env.DEV && <script type="module" src="/src/enhance/develop.ts" />}
      </head>
      <body>{children}</body>
    </html>
  );
}
