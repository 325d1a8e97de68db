import { carrySignal } from '#src/enhance/carry-signal.ts';
import { closeMenus } from '#src/enhance/close-menus.ts';
import { goAhead } from '#src/enhance/go-ahead.ts';
import { linkManifest } from '#src/enhance/link-manifest.ts';
import { showFocus } from '#src/enhance/show-focus.ts';

/** What a page needs only once a visitor moves, with a pointer, a finger or a key: its code comes then. */
export function start(): void {
  closeMenus();
  showFocus();
  goAhead();
  carrySignal();
  linkManifest();
}
