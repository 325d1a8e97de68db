import type { ComponentType } from 'react';

interface IslandProps<P> {
  /** File name of the component in `src/islands`; `src/ssg/code-files.ts` replaces it by the paths of its code. */
  name: string;
  /** File name of a module that the island itself loads when it needs it. */
  later?: string;
  component: ComponentType<P>;
  /** The props of the component, here and in the browser; only what survives JSON. */
  props: P;
}

/**
 * Places a client component: its HTML, and what `src/enhance/load-on-intent.ts` needs to hydrate it. Scripts and tests
 * find an island by its custom element.
 */
export function Island<P extends object>({ name, later, component: Component, props }: IslandProps<P>) {
  return (
    <island-root
      className="block"
      data-island={name}
      // What `load-on-intent.ts` loads on the first intent; `hydrate` before the name says that it is an island.
      data-load={`hydrate ${name}`}
      data-later={later}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </island-root>
  );
}
