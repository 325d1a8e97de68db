import { closeMenus } from '#src/enhance/close-menus.ts';
import { loadSpeculatively } from '#src/enhance/speculative-loading.ts';
import { setUpViewTransition } from '#src/enhance/view-transition.ts';

/** What a page needs only from the first input on, by pointer, finger or key; its code is loaded then. */
export function start(): void {
  closeMenus();
  loadSpeculatively();
  setUpViewTransition();
  linkManifest();
}

/** Links the web manifest, for a visitor who installs the site: in the document every visitor would fetch it. */
export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
