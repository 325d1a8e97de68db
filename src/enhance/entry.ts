import { askConsent } from '#src/enhance/consent.ts';
import { polyfillInvokerCommands } from '#src/enhance/invoker-commands.ts';
import { switchLanguage } from '#src/enhance/language-switch.ts';
import { loadOnIntent } from '#src/enhance/load-on-intent.ts';
import { suggestLanguage } from '#src/enhance/suggest-language.ts';

// Independent of one another: where one throws, the others still run.
for (const start of [switchLanguage, polyfillInvokerCommands, loadOnIntent, askConsent, suggestLanguage]) {
  try {
    start();
  } catch (error) {
    // Not where a browser refuses storage, as its visitor wishes: what needs it is left out there.
    if ((error as Error).name !== 'SecurityError') reportError(error);
  }
}
