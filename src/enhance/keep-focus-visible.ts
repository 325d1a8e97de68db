/** Scrolls the focused element out from under the cookie banner: to a browser an element behind it is in view. */
export function keepFocusVisible(): void {
  addEventListener('focusin', ({ target }) => {
    const banner = document.querySelector('#consent');
    if (!banner || banner.contains(target as Node)) return;
    const covered = (target as Element).getBoundingClientRect().bottom - banner.getBoundingClientRect().top;
    if (covered > 0) scrollBy(0, covered);
  });
}
