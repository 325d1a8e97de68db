/** Keeps what has the focus above the banner: a browser thinks what is under it is in sight. */
export function showFocus(): void {
  addEventListener('focusin', ({ target }) => {
    const banner = document.querySelector('#consent');
    if (!banner || banner.contains(target as Node)) return;
    const covered = (target as Element).getBoundingClientRect().bottom - banner.getBoundingClientRect().top;
    if (covered > 0) scrollBy(0, covered);
  });
}
