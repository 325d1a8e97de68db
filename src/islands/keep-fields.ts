'use client';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const selector = 'input,select,textarea';

/**
 * Notes what stands in the fields below an element and where the focus is. Gives a function that puts all of it back
 * into fields of the same names, for the case that they have been drawn anew; otherwise it does nothing.
 */
export function keepFields(root: HTMLElement): () => void {
  const before = [...root.querySelectorAll<Field>(selector)].map((field) => ({
    field,
    value: field.value,
    selection: 'selectionStart' in field ? ([field.selectionStart, field.selectionEnd] as const) : undefined,
  }));
  const focused = document.activeElement;
  return () => {
    if (before.every(({ field }) => field.isConnected)) return;
    for (const { field, value, selection } of before) {
      const now = [...root.querySelectorAll<Field>(selector)].find((one) => one.name === field.name);
      if (!now) continue;
      now.value = value;
      if (field !== focused) continue;
      now.focus({ preventScroll: true });
      // Email fields have no selection; theirs reads as null.
      if (selection && selection[0] !== null && !(now instanceof HTMLSelectElement))
        now.setSelectionRange(...selection);
    }
  };
}
