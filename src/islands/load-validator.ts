'use client';
import type { ContactFormProps } from '#src/islands/contact-form-props.ts';
import type { Validator } from '#src/islands/create-validator.ts';

/** How long a visitor who has sent the form waits for the code, in milliseconds. */
const timeout = 3000;

/** Loads the validator that the island around an element names in `data-later`; undefined where that fails or takes too long. */
export async function loadValidator(element: Element, props: ContactFormProps): Promise<Validator | undefined> {
  const expired = new Promise<undefined>((resolve) => setTimeout(resolve, timeout));
  return Promise.race([load(element, props).catch(() => undefined), expired]);
}

async function load(element: Element, props: ContactFormProps): Promise<Validator> {
  const path = element.closest<HTMLElement>('island-root')?.dataset.later ?? '';
  const { createValidator } = import.meta.env.DEV
    ? await import('#src/islands/create-validator.ts')
    : await import(/* @vite-ignore */ path);
  return createValidator(props);
}
