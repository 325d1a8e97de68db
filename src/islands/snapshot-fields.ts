'use client';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>('input,select,textarea')];

/**
 * Remembers the fields below an element and which one has the focus. Gives a function that copies their values and the
 * focus to the fields of the same names, where React has rendered new ones; otherwise it does nothing.
 */
export function snapshotFields(root: HTMLElement): () => void {
  const before = fieldsIn(root);
  const focused = document.activeElement;
  return () => {
    for (const field of before) {
      const rendered = fieldsIn(root).find(({ name }) => name === field.name);
      if (!rendered || rendered === field) continue;
      rendered.value = field.value;
      if (field !== focused) continue;
      rendered.focus({ preventScroll: true });
      // A select has no selection, and that of an email field reads as null.
      if ('selectionStart' in field && field.selectionStart !== null)
        (rendered as HTMLTextAreaElement).setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}
