/**
 * Shows the one line that offers this page in the other language: to a visitor from outside whose browser prefers it.
 * Nothing is stored; closed is closed for this page.
 */
export function suggestLanguage(): void {
  const line = document.querySelector<HTMLElement>('[data-suggest]');
  if (!line || document.referrer.startsWith(location.origin)) return;
  const preferred = navigator.languages.find((language) => /^(nl|en)/.test(language));
  line.hidden = !preferred || preferred.startsWith(document.documentElement.lang);
  line.onclick = ({ target }) => {
    line.hidden = (target as Element).tagName !== 'A';
  };
  // On a phone both stand at the foot of the screen: the line above the banner, for as long as that asks.
  const banner = document.querySelector<HTMLElement>('#consent');
  if (banner && !line.hidden)
    new ResizeObserver(() => {
      line.style.bottom = `${banner.offsetHeight + 16}px`;
    }).observe(banner);
}
