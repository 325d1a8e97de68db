import type { Browser, Page } from 'playwright';
import type { Locale } from '#src/domain/locale.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The language, scheme and width that a page is looked at in. */
export interface Look {
  locale: Locale;
  scheme: Scheme;
  /** The width of the window, in pixels. */
  width: number;
}

interface AskedLooks {
  locales: readonly Locale[];
  schemes: readonly Scheme[];
  widths: readonly number[];
}

/** Every combination of the locales, schemes and widths asked for. */
export function looksOf({ locales, schemes, widths }: AskedLooks): Look[] {
  return locales.flatMap((locale) => schemes.flatMap((scheme) => widths.map((width) => ({ locale, scheme, width }))));
}

/**
 * Opens a window in which nothing covers the page: no offer of another language, because the browser has that of the
 * page, and no question about cookies, because it is answered.
 */
export async function openWindow(browser: Browser, { locale, scheme, width }: Look): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale,
  });
  // The key and the value that the cookie banner stores (`src/enhance/consent.ts`).
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  return page;
}
