/**
 * Selects the service that the URL names in `?service=` (R57), unless the browser has restored another choice. Runs before
 * the form is hydrated.
 */
export function preselectService(): void {
  const wanted = new URLSearchParams(location.search).get('service');
  const select = document.querySelector<HTMLSelectElement>('#service');
  for (const option of select?.value ? [] : (select?.options ?? []))
    if (wanted && option.value === wanted) option.selected = true;
}
