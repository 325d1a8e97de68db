/**
 * What the native menus lack: they close when the focus leaves them, and before the page is left, so that it comes back
 * from the back/forward cache with its menus shut.
 */
export function closeMenus(): void {
  const follow = (focused: Element | null) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    const isOpener = (focused as HTMLButtonElement | null)?.popoverTargetElement === open;
    // A browser that does not focus a button when it is clicked has the focus on the body.
    if (open && focused !== document.body && !open.contains(focused) && !isOpener) open.hidePopover();
  };
  addEventListener('focusin', ({ target }) => follow(target as Element));
  addEventListener('pagehide', () => {
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog')) dialog.close();
  });
  // The focus may have gone on before this code came.
  follow(document.activeElement);
}
