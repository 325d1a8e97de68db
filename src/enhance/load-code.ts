/** Imports the modules that an element names in `data-load`, with one retry. Rejects when that fails too. */
export function loadCode<Modules extends unknown[]>(element: HTMLElement): Promise<Modules> {
  const names = (element.dataset.load ?? '').split(' ');
  // The build replaces the names by paths; the development server serves the files under their names.
  const paths = import.meta.env.DEV ? names.map((name) => `/src/enhance/${name}.ts`) : names;
  // Vite leaves import() of a variable alone; its preload helper would weigh more than the rest of the entry.
  const all = () => Promise.all(paths.map((path) => import(/* @vite-ignore */ path)));
  return all().catch(all) as Promise<Modules>;
}

/** Rejects when a promise takes longer than a visitor who has clicked should wait: three seconds. */
export const inTime = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, 3000))]);
