/**
 * Keeps what is entered into a form that posts through a reload. Browsers restore a form themselves when its visitor comes
 * back to it; Firefox does so on a reload too, the others do not. The draft is part of the tab's history entry, so it is
 * gone when the tab is.
 */
export function keepDraft(): void {
  const form = document.querySelector<HTMLFormElement>('form[method=post]');
  if (!form) return;
  for (const [name, value] of history.state?.draft ?? []) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field && !field.value) field.value = value;
  }
  addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    try {
      if (form) history.replaceState({ draft: [...new FormData(form)] }, '');
    } catch {
      // Safari allows ten a second; the next one keeps what this one has not.
    }
  });
}
