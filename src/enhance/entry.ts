import { carrySignal } from '#src/enhance/carry-signal.ts';
import { chooseService } from '#src/enhance/choose-service.ts';
import { askConsent } from '#src/enhance/consent.ts';
import { keepPlace } from '#src/enhance/language-switch.ts';
import { loadOnIntent } from '#src/enhance/load-on-intent.ts';
import { finishMenus } from '#src/enhance/menus.ts';
import { prefetchOnHover } from '#src/enhance/prefetch.ts';
import { suggestLanguage } from '#src/enhance/suggest-language.ts';

// Each part stands alone: one that fails, where a browser refuses storage for example, takes no other with it.
for (const start of [
  keepPlace,
  chooseService,
  finishMenus,
  loadOnIntent,
  askConsent,
  carrySignal,
  prefetchOnHover,
  suggestLanguage,
]) {
  try {
    start();
  } catch {}
}
