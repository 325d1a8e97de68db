import type { ComponentType } from 'react';

interface IslandProps<P> {
  /** File name of the component in `src/islands`; the finishing step replaces it by the paths of its chunks. */
  name: string;
  /** File name of a module that the island itself loads when it needs it. */
  later?: string;
  component: ComponentType<P>;
  /** The props of the component, here and in the browser; only what survives JSON. */
  props: P;
}

/**
 * Places a client component: its HTML, and what the loader needs to hydrate it. A custom element, so that the finishing
 * step can find its start and its end.
 */
export function Island<P extends object>({ name, later, component: Component, props }: IslandProps<P>) {
  return (
    <island-root
      className="block"
      data-island={name}
      data-load={`hydrate ${name}`}
      data-later={later}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </island-root>
  );
}
