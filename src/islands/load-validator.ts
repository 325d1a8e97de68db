'use client';
import { hashedFolder, retryFolder } from '#src/domain/code-retry.ts';
import type { ContactFormProps } from '#src/islands/contact-form-props.ts';
import type { Validator } from '#src/islands/create-validator.ts';

/** How long a visitor who has sent the form waits for code, including that of the island, in milliseconds. */
const timeout = 3000;

/**
 * Loads the validator that the island around an element names in `data-later`; undefined if that fails or takes too
 * long.
 */
export async function loadValidator(element: Element, props: ContactFormProps): Promise<Validator | undefined> {
  const { later, clicked } = element.closest<HTMLElement>('island-root')?.dataset ?? {};
  // `load-on-intent.ts` sets `data-clicked` for a click that has to wait for the island: it waits here for the rest of
  // the timeout. Without such a click (NaN), or long after it, somebody sends the form now, and waits for all of it.
  const restAfterClick = Number(clicked) + timeout - performance.now();
  const wait = restAfterClick > 0 ? restAfterClick : timeout;
  const expired = new Promise<undefined>((resolve) => setTimeout(resolve, wait));
  // Undefined makes the browser check the fields. `?? ''` and `|| undefined` are for the types: the island has the
  // attribute, and `reportError` gives `void`.
  return Promise.race([load(later ?? '', props).catch(reportError), expired]).then((loaded) => loaded || undefined);
}

async function load(path: string, props: ContactFormProps): Promise<Validator> {
  const { createValidator } = import.meta.env.DEV
    ? await import('#src/islands/create-validator.ts')
    : await importWithRetry(path);
  return createValidator(props);
}

// A browser remembers that a module failed and would not fetch it again. In `retryFolder` it has a second address.
const importWithRetry = (path: string): Promise<typeof import('#src/islands/create-validator.ts')> =>
  import(/* @vite-ignore */ path).catch(() => import(/* @vite-ignore */ path.replace(hashedFolder, retryFolder)));
