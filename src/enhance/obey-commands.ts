/** Where buttons know no `command`, a click does what it says. */
export function obeyCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
    if (button?.getAttribute('command') === 'close') dialog?.close();
    else dialog?.showModal();
  });
}
