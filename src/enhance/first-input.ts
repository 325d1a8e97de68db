import { closeMenus } from '#src/enhance/close-menus.ts';
import { linkManifest } from '#src/enhance/link-manifest.ts';
import { loadSpeculatively } from '#src/enhance/speculative-loading.ts';
import { setUpViewTransition } from '#src/enhance/view-transition.ts';

/** What a page needs only from the first input on, by pointer, finger or key; its code is loaded then. */
export function start(): void {
  closeMenus();
  loadSpeculatively();
  setUpViewTransition();
  linkManifest();
}
