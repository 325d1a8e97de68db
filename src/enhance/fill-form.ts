import { keepDraft } from '#src/enhance/keep-draft.ts';
import { preselectService } from '#src/enhance/preselect-service.ts';

/** What a page with a form needs as soon as it is there: what was entered before, then what its URL names. */
export function start(): void {
  // Independent of each other; what the first throws is reported by its caller.
  try {
    keepDraft();
  } finally {
    preselectService();
  }
}
