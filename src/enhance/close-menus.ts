/**
 * Closes a native menu when the focus leaves it, and all of them on every way out: to a place on the same page, back from
 * one, and before the page is left, so that it comes back from the back/forward cache with its menus closed.
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
    // Before the browser goes to the place, so that the focus goes there too.
    const link = (target as Element).closest<HTMLAnchorElement>('#menu a');
    if (link?.hash && link.pathname === location.pathname) closeAll();
  });
  // The focus may have moved before this code was loaded, or a place been chosen: that takes the focus out of the dialog.
  closeUnfocused(document.activeElement);
  if (document.activeElement === document.body && document.querySelector(':target')) closeDialogs();
}
