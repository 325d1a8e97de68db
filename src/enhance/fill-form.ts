import { fillFromUrl } from '#src/enhance/fill-from-url.ts';
import { keepDraft } from '#src/enhance/keep-draft.ts';

/** Fills in a form as soon as the page is there: with what was entered before, then with what the URL names. */
export function start(): void {
  // Independent of each other; what the first throws is reported by its caller.
  try {
    keepDraft();
  } finally {
    fillFromUrl();
  }
}
