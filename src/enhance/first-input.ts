import { setUpMenuClosing } from '#src/enhance/menu-closing.ts';
import { setUpSpeculativeLoading } from '#src/enhance/speculative-loading.ts';
import { setUpViewTransition } from '#src/enhance/view-transition.ts';

/** Starts what a page needs only after the first input, by pointer, finger or key. That input loads this code. */
export function start(): void {
  setUpMenuClosing();
  setUpSpeculativeLoading();
  setUpViewTransition();
  linkManifest();
}

/** Links the web manifest, for a visitor who installs the site: in the document every visitor would fetch it. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
