/** Polyfills the `command` attribute of buttons for dialogs, if the browser lacks invoker commands. */
export function polyfillInvokerCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    // A click elsewhere finds no button, and so no dialog: nothing has an empty id.
    const button = (target as Element).closest('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
    if (button?.getAttribute('command') === 'close') dialog?.close();
    else dialog?.showModal();
  });
}
