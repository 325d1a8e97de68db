/**
 * Shows the line that offers this page in the other language, to a visitor from another site whose browser prefers that
 * language. A click anywhere on it follows the offer. Nothing is stored: closing it counts for this page alone.
 */
export function suggestLanguage(): void {
  const line = document.querySelector<HTMLElement>('[data-suggest]');
  if (!line || document.referrer.startsWith(location.origin)) return;
  const preferred = navigator.languages.find((language) => /^(nl|en)/.test(language));
  line.hidden = !preferred || preferred.startsWith(document.documentElement.lang);
  line.onclick = ({ target }) => {
    const { tagName } = (target as Element).closest('a,button') ?? line;
    line.hidden = tagName === 'BUTTON';
    if (tagName === 'ASIDE') line.querySelector('a')?.click();
  };
  // On a phone both are at the bottom of the screen: the line keeps above the banner while that is shown.
  const banner = document.querySelector<HTMLElement>('#consent');
  if (banner && !line.hidden)
    new ResizeObserver(() => {
      line.style.bottom = `${banner.offsetHeight + 16}px`;
    }).observe(banner);
}
