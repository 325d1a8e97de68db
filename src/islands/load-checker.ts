'use client';
import type { ContactFormProps } from '#src/islands/contact-form-props.ts';
import type { Checker } from '#src/islands/create-checker.ts';

/** Loads the checking code that the island around an element names in `data-later`; undefined when it does not arrive. */
export async function loadChecker(element: Element, props: ContactFormProps): Promise<Checker | undefined> {
  try {
    const path = element.closest<HTMLElement>('island-root')?.dataset.later ?? '';
    const { createChecker } = import.meta.env.DEV
      ? await import('#src/islands/create-checker.ts')
      : await import(/* @vite-ignore */ path);
    return createChecker(props);
  } catch {
    return undefined;
  }
}
