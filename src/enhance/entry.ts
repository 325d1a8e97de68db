import { askConsent } from '#src/enhance/consent.ts';
import { polyfillInvokerCommands } from '#src/enhance/invoker-commands.ts';
import { keepDraft } from '#src/enhance/keep-draft.ts';
import { keepScrollPosition } from '#src/enhance/language-switch.ts';
import { loadOnIntent } from '#src/enhance/load-on-intent.ts';
import { preselectService } from '#src/enhance/preselect-service.ts';
import { suggestLanguage } from '#src/enhance/suggest-language.ts';

// Independent of one another: where one throws, for example because a browser refuses storage, the others still run.
for (const start of [
  keepScrollPosition,
  keepDraft,
  preselectService,
  polyfillInvokerCommands,
  loadOnIntent,
  askConsent,
  suggestLanguage,
]) {
  try {
    start();
  } catch {}
}
