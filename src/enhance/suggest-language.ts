/**
 * The line that offers this page in another language: a click anywhere on it follows the offer. Nothing is stored: closing
 * it counts for this page alone. `first-message.ts` decides whether it is offered.
 */
export function suggestLanguage(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-suggest]'))
    line.onclick = ({ target }) => {
      const { tagName } = (target as Element).closest('a,button') ?? line;
      if (tagName === 'BUTTON') delete document.documentElement.dataset.offer;
      if (tagName === 'ASIDE') line.querySelector('a')?.click();
    };
}
