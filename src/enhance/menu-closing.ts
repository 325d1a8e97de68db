/**
 * Closes a native menu when the focus leaves it. Closes all of them on a link within the page, on going back, and
 * before the page is left, so that it comes back from the back/forward cache with its menus closed.
 */
export function setUpMenuClosing(): void {
  const closeUnfocused = (focused: Element | null) => {
    const openMenu = document.querySelector<HTMLElement>(':popover-open');
    // A click on the button that opens a menu closes it by itself; closed here, that click would open it again.
    const isOpener = (focused as HTMLButtonElement | null)?.popoverTargetElement === openMenu;
    // Safari does not focus a button when it is clicked: the focus is then on the body.
    if (openMenu && focused !== document.body && !openMenu.contains(focused) && !isOpener) openMenu.hidePopover();
  };
  // The phone menu is a dialog, which keeps the focus in it while it is open.
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
  // An open dialog keeps the focus, so the body has it only after a link in the dialog was followed. A popover that was
  // just opened in Safari leaves the focus on the body too, so popovers stay open.
  if (document.activeElement === document.body && document.querySelector(':target')) closeDialogs();
}
