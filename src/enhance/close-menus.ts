/**
 * What the native menus lack: they close when the focus leaves them, and before the page is left, so that it comes back
 * from the back/forward cache with its menus shut.
 */
export function closeMenus(): void {
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    const to = target as HTMLButtonElement;
    if (open && !open.contains(to) && to.popoverTargetElement !== open) open.hidePopover();
  });
  addEventListener('pagehide', () => {
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog')) dialog.close();
  });
}
