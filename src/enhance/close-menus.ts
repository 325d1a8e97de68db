/**
 * Closes a native menu when the focus leaves it. Closes all of them on a link within the page, on going back, and before
 * the page is left, so that it comes back from the back/forward cache with its menus closed.
 */
export function closeMenus(): void {
  const closeUnfocused = (focused: Element | null) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    const isOpener = (focused as HTMLButtonElement | null)?.popoverTargetElement === open;
    // Safari does not focus a button when it is clicked: the focus is then on the body.
    if (open && focused !== document.body && !open.contains(focused) && !isOpener) open.hidePopover();
  };
  const closeDialogs = () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog')) dialog.close();
  };
  const closeAll = () => {
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    closeDialogs();
  };
  addEventListener('focusin', ({ target }) => closeUnfocused(target as Element));
  addEventListener('pagehide', closeAll);
  addEventListener('hashchange', closeAll);
  addEventListener('click', ({ target }) => {
    // Closes the menu before the browser goes to the anchor, so that the focus goes there too.
    const link = (target as Element).closest<HTMLAnchorElement>('#menu a');
    if (link?.hash && link.pathname === location.pathname) closeAll();
  });
  // The focus may have moved, or a link within the page been followed, before this code was loaded.
  closeUnfocused(document.activeElement);
  if (document.activeElement === document.body && document.querySelector(':target')) closeDialogs();
}
