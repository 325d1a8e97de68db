'use client';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>('input,select,textarea')];

/**
 * Remembers the fields below an element and where the focus is. Gives a function that, where they have been drawn anew,
 * puts what stands in the old ones into those of the same names; otherwise it does nothing.
 */
export function snapshotFields(root: HTMLElement): () => void {
  const before = fieldsIn(root);
  const focused = document.activeElement;
  return () => {
    for (const field of before) {
      const now = fieldsIn(root).find(({ name }) => name === field.name);
      if (!now || now === field) continue;
      now.value = field.value;
      if (field !== focused) continue;
      now.focus({ preventScroll: true });
      // A select has no selection, and that of an email field reads as null.
      if ('selectionStart' in field && field.selectionStart !== null)
        (now as HTMLTextAreaElement).setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}
