/**
 * Imports the modules that an element names in `data-load`, and tries once more when one does not arrive.
 * Rejects when that fails too.
 */
export function loadCode<Modules extends unknown[]>(element: HTMLElement): Promise<Modules> {
  // A variable in import() is what Vite leaves alone: its preload helper would weigh more than the rest of the entry.
  const all = () => Promise.all((element.dataset.load ?? '').split(' ').map((path) => import(/* @vite-ignore */ path)));
  return all().catch(all) as Promise<Modules>;
}
