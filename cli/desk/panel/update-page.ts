/** What Waku's client keeps in a page in development: functions that ask the server again for what the page shows. */
type WakuWindow = Window & { __WAKU_RSC_RELOAD_LISTENERS__?: (() => void)[] };

/**
 * Has a page in the frame show what the project says now. A page that is still loading has no listeners yet, and one
 * that only the desk shows never has any: these are loaded again.
 */
export function updatePage(page: Document): void {
  const listeners = (page.defaultView as WakuWindow | null)?.__WAKU_RSC_RELOAD_LISTENERS__ ?? [];
  if (listeners.length === 0) page.location.reload();
  for (const listener of listeners) listener();
}
