/** Selects the service that the URL names in `?service=` (R57); runs before the form is hydrated. */
export function preselectService(): void {
  const wanted = new URLSearchParams(location.search).get('service');
  for (const option of document.querySelectorAll<HTMLOptionElement>('#service option'))
    if (wanted && option.value === wanted) option.selected = true;
}
