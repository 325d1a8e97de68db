'use client';
import { hashedFolder, retryFolder } from '#src/domain/code-retry.ts';
import type { ContactFormProps } from '#src/islands/contact-form-props.ts';
import type { Validator } from '#src/islands/create-validator.ts';

/** How long a visitor who has sent the form waits for code, in milliseconds, that of the island included. */
const timeout = 3000;

/** Loads the validator that the island around an element names in `data-later`; undefined where that fails or takes too long. */
export async function loadValidator(element: Element, props: ContactFormProps): Promise<Validator | undefined> {
  const { later, clicked } = element.closest<HTMLElement>('island-root')?.dataset ?? {};
  const timeLeft = Number(clicked) + timeout - performance.now();
  // Without a click that has waited for the island, or after it, the wait begins now.
  const expired = new Promise<undefined>((resolve) => setTimeout(resolve, timeLeft > 0 ? timeLeft : timeout));
  // Without it the browser checks the fields.
  return Promise.race([load(later ?? '', props).catch(reportError), expired]).then((loaded) => loaded || undefined);
}

async function load(path: string, props: ContactFormProps): Promise<Validator> {
  const { createValidator } = import.meta.env.DEV
    ? await import('#src/islands/create-validator.ts')
    : await importTwice(path);
  return createValidator(props);
}

const importTwice = (path: string): Promise<typeof import('#src/islands/create-validator.ts')> =>
  import(/* @vite-ignore */ path).catch(() => import(/* @vite-ignore */ path.replace(hashedFolder, retryFolder)));
