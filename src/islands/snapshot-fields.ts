'use client';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>('input,select,textarea')];

/**
 * Remembers the fields below an element and follows which one has the focus. Gives a function that ends this and copies
 * their values and the focus to the fields of the same names where React has rendered new ones.
 */
export function snapshotFields(root: HTMLElement): () => void {
  const before = fieldsIn(root);
  let focused: EventTarget | null = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    focused = target;
  };
  // In the capture phase: React keeps the event to itself until it has hydrated.
  document.addEventListener('focusin', follow, true);
  return () => {
    document.removeEventListener('focusin', follow, true);
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
