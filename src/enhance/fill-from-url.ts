/**
 * Takes over what the URL names: the service in `?service=` (R57), and in `?package=` the maintenance package, whose
 * sentence becomes the start of the message. What the visitor or the browser has entered stays. Runs before the form is
 * hydrated.
 */
export function fillFromUrl(): void {
  const query = new URLSearchParams(location.search);
  const service = document.querySelector<HTMLSelectElement>('#service');
  if (service && service.value === '')
    for (const option of service.options)
      if (option.value && option.value === query.get('service')) option.selected = true;
  const message = document.querySelector<HTMLTextAreaElement>('#message');
  const packageId = query.get('package');
  // The sentences are among the props of the form: `packages` in `src/islands/contact-form-props.ts`.
  const props = message?.closest<HTMLElement>('island-root')?.dataset.props;
  if (!message || message.value || !packageId || props === undefined) return;
  const { packages } = JSON.parse(props);
  if (Object.hasOwn(packages, packageId)) message.value = `${packages[packageId]}\n`;
}
