/**
 * How often `content/` or `i18n/` changed since the development server started. It lives on `globalThis` because the
 * server's plugin and the pages it renders hold modules of their own. In a build it stays zero.
 */
const holder = globalThis as typeof globalThis & { contentVersion?: number };

export function contentVersion(): number {
  return holder.contentVersion ?? 0;
}

/** Makes every page read the content again. */
export function bumpContentVersion(): void {
  holder.contentVersion = contentVersion() + 1;
}
