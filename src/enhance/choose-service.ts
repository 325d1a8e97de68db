/** Chooses what the address asks for in `?service=` (R57), while the form is still what the server sent. */
export function chooseService(): void {
  const wanted = new URLSearchParams(location.search).get('service');
  for (const option of document.querySelectorAll<HTMLOptionElement>('#service option'))
    if (wanted && option.value === wanted) option.selected = true;
}
