'use client';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<Field>('input,select,textarea')];

/**
 * Remembers the fields below an element and which one has the focus. Gives a function that copies their values and the
 * focus to the fields of the same names below another element, or to those rendered again below this one.
 */
export function snapshotFields(from: HTMLElement): (to?: HTMLElement) => void {
  const fields = fieldsIn(from);
  const focused = document.activeElement;
  return (to = from) => {
    const rendered = fieldsIn(to);
    for (const field of fields) {
      const namesake = rendered.find(({ name }) => name === field.name);
      if (!namesake || namesake === field) continue;
      namesake.value = field.value;
      if (field !== focused) continue;
      namesake.focus({ preventScroll: true });
      // A select has no selection, and that of an email field reads as null.
      if ('selectionStart' in field && field.selectionStart !== null)
        (namesake as HTMLTextAreaElement).setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}
