import { hashedFolder, retryFolder } from '#src/domain/code-retry.ts';

/**
 * Imports the modules that an element names in `data-load`. If that fails, it tries the second address of each file
 * once (`domain/code-retry.ts`): a browser would not fetch a failed module again. Rejects when that fails too.
 */
export function loadCode<Modules extends unknown[]>(element: HTMLElement): Promise<Modules> {
  const names = (element.dataset.load ?? '').split(' ');
  // The build (`src/ssg/code-files.ts`) replaces the names by paths; the development server serves files by name. There
  // the names are always of this folder, never of an island, because Waku hydrates the whole document.
  const paths = import.meta.env.DEV ? names.map((name) => `/src/enhance/${name}.ts`) : names;
  // Vite leaves import() of a variable alone; its preload helper would weigh more than the rest of the entry.
  const importFrom = (folder: string) =>
    Promise.all(paths.map((path) => import(/* @vite-ignore */ path.replace(hashedFolder, folder))));
  return importFrom(hashedFolder).catch(() => importFrom(retryFolder)) as Promise<Modules>;
}

/** How long a visitor who has clicked should wait at most, in milliseconds. */
const timeout = 3000;

/** Rejects when a promise takes longer than a visitor should wait. */
export const rejectWhenLate = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, timeout))]);
