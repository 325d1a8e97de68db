'use client';
import type { ContactField, FieldErrorKey } from '#src/domain/contact-form.ts';
import type { ContactFormProps, LiveMessage } from '#src/islands/contact-form-props.ts';

/** What knows the rules of the form and the words that depend on what is typed. */
export interface Checker {
  /** The first reason to refuse of each field that has one. */
  errorsOf(typed: FormData): Partial<Record<ContactField, FieldErrorKey>>;
  /** How many characters still fit into the message, once it is nearly full; undefined before that. */
  left(message: string): string | undefined;
  words(id: LiveMessage, count: number): string;
}

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
