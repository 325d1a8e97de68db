/**
 * Takes over what the URL names: the service in `?service=` (R57), and in `?package=` the maintenance package, whose line
 * begins the message. What the visitor or the browser has entered stays. Runs before the form is hydrated.
 */
export function preselectService(): void {
  const wanted = new URLSearchParams(location.search);
  const service = document.querySelector<HTMLSelectElement>('#service');
  for (const option of service?.value ? [] : (service?.options ?? []))
    if (option.value && option.value === wanted.get('service')) option.selected = true;
  const message = document.querySelector<HTMLTextAreaElement>('#message');
  const name = wanted.get('package');
  if (!message || message.value || !name) return;
  const { packages } = JSON.parse(message.closest<HTMLElement>('island-root')?.dataset.props ?? '');
  if (Object.hasOwn(packages, name)) message.value = `${packages[name]}\n`;
}
