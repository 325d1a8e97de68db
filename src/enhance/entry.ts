import { askConsent } from '#src/enhance/consent.ts';
import { polyfillInvokerCommands } from '#src/enhance/invoker-commands.ts';
import { switchLanguage } from '#src/enhance/language-switch.ts';
import { loadOnIntent } from '#src/enhance/load-on-intent.ts';

// Each runs on its own: if one throws, the others still run.
for (const start of [switchLanguage, polyfillInvokerCommands, loadOnIntent, askConsent, suggestLanguage]) {
  try {
    start();
  } catch (error) {
    // A browser that refuses storage throws a SecurityError: that is the visitor's choice and no bug.
    if ((error as Error).name !== 'SecurityError') reportError(error);
  }
}

/**
 * The line that suggests this page in another language: a click anywhere on it follows its link. Nothing is stored:
 * closing it counts for this page alone. CSS shows the line while `data-prefers` is set, which `first-notice.ts`
 * decides.
 */
function suggestLanguage(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-suggest]'))
    line.onclick = ({ target }) => {
      // The line is an `aside` with a link and a button that closes it, see `shell/language-suggestion.tsx`.
      const { tagName } = (target as Element).closest('a,button') ?? line;
      if (tagName === 'BUTTON') delete document.documentElement.dataset.prefers;
      if (tagName === 'ASIDE') line.querySelector('a')?.click();
    };
}
