/**
 * Keeps a draft of what is entered into the page's `method=post` form: it survives a reload, and goes along to another
 * language. Browsers restore a form themselves when its visitor comes back to it, but only Firefox does so on a reload.
 * The draft is part of the tab's history entry, so it is gone when the tab is closed.
 */
export function keepDraft(): void {
  // Only a page with such a form loads this script (`src/sections/contact-form.tsx`).
  const form = document.querySelector<HTMLFormElement>('form[method=post]') as HTMLFormElement;
  for (const [name, value] of history.state?.draft ?? []) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    // What the visitor has typed by now, or the browser has restored, stays.
    if (field && !field.value) field.value = value;
  }
  // On a slow line the visitor may have typed before this script was loaded.
  if (isFilledIn(form)) storeDraft(form);
  addEventListener('input', ({ target }) => {
    // Not the form above: after an enquiry was sent, React makes a new form for another one.
    const current = (target as HTMLInputElement).form;
    if (current) storeDraft(current);
  });
  addEventListener('click', (event) => {
    // A link to this page in another language.
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-switch]');
    // With a modifier key the link opens in another tab, which has a history of its own.
    if (!link || !history.state?.draft || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The history entry is replaced, so the draft exists once: after it is sent, no page has it any more.
    history.replaceState(history.state, '', link.href);
    location.reload();
  });
}

function isFilledIn(form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  // A select has no `defaultValue`; its first option, which the page starts with, is empty.
  return fields.some(({ value, defaultValue = '' }) => value !== defaultValue);
}

function storeDraft(form: HTMLFormElement): void {
  try {
    history.replaceState({ draft: [...new FormData(form)] }, '');
  } catch (error) {
    // Safari refuses to store more than ten drafts a second; the next input stores what this one could not.
    if ((error as Error).name !== 'SecurityError') reportError(error);
  }
}
