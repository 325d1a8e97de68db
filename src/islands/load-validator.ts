'use client';
import type { ContactFormProps } from '#src/islands/contact-form-props.ts';
import type { Validator } from '#src/islands/create-validator.ts';

/** Loads the validator that the island around an element names in `data-later`; undefined where that fails. */
export async function loadValidator(element: Element, props: ContactFormProps): Promise<Validator | undefined> {
  try {
    const path = element.closest<HTMLElement>('island-root')?.dataset.later ?? '';
    const { createValidator } = import.meta.env.DEV
      ? await import('#src/islands/create-validator.ts')
      : await import(/* @vite-ignore */ path);
    return createValidator(props);
  } catch {
    return undefined;
  }
}
