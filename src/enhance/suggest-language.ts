/**
 * The line that suggests this page in another language: a click anywhere on it follows its link. Nothing is stored:
 * closing it counts for this page alone. `first-notice.ts` decides whether it is shown.
 */
export function suggestLanguage(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-suggest]'))
    line.onclick = ({ target }) => {
      const { tagName } = (target as Element).closest('a,button') ?? line;
      if (tagName === 'BUTTON') delete document.documentElement.dataset.prefers;
      if (tagName === 'ASIDE') line.querySelector('a')?.click();
    };
}
