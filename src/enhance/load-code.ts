/**
 * Imports the modules that an element names in `data-load`, and tries once more when one does not arrive.
 * Rejects when that fails too.
 */
export function loadCode<Modules extends unknown[]>(element: HTMLElement): Promise<Modules> {
  const names = (element.dataset.load ?? '').split(' ');
  // A build has put paths in the place of the names; the development server has the files themselves.
  const paths = import.meta.env.DEV ? names.map((name) => `/src/enhance/${name}.ts`) : names;
  // A variable in import() is what Vite leaves alone: its preload helper would weigh more than the rest of the entry.
  const all = () => Promise.all(paths.map((path) => import(/* @vite-ignore */ path)));
  return all().catch(all) as Promise<Modules>;
}
