import { fillFromUrl } from '#src/enhance/fill-from-url.ts';
import { keepDraft } from '#src/enhance/keep-draft.ts';

/** Fills in a form as soon as the page is there: with what was entered before, then with what the URL names. */
export function start(): void {
  // The second runs even if the first throws; `load-on-intent.ts` reports what is thrown.
  try {
    // Puts the draft back first, and keeps it from then on.
    keepDraft();
  } finally {
    fillFromUrl();
  }
}
