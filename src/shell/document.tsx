import type { ReactNode } from 'react';
import type { Locale } from '#src/domain/locale.ts';

/** The HTML document around every page of a locale. What the head says of a page is rendered by the page itself. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>{children}</body>
    </html>
  );
}
