import type { ComponentType } from 'react';

interface IslandProps<P> {
  /** File name of the component in `src/islands`: the finishing step puts the paths of its chunks in its place. */
  name: string;
  /** File name of a part that the island loads by itself when it needs it. */
  later?: string;
  component: ComponentType<P>;
  /** What the component gets, here and in the browser; only what survives JSON. */
  props: P;
}

/**
 * Places a client component: its HTML now, and what the loader needs to wake it where it stands.
 * A custom element, so that the finishing step finds its end and nothing else looks like it.
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
