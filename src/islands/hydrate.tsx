'use client';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { snapshotFields } from '#src/islands/snapshot-fields.ts';

/**
 * Hydrates an island. Resolves after its effects have run and what they set has been rendered, so that a replayed click
 * reaches a hydrated island. Where a browser extension has changed the server's HTML, React renders the island anew; then
 * the fields are restored in the same task, so that no key is pressed between the two.
 */
export function start(root: HTMLElement, Component: ComponentType<Record<string, unknown>>): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '{}');
  const restore = snapshotFields(root);
  return new Promise((resolve) => {
    function Hydrated() {
      const [effectsRan, setEffectsRan] = useState(false);
      useLayoutEffect(restore, []);
      useEffect(() => {
        if (effectsRan) resolve();
        else setEffectsRan(true);
      }, [effectsRan]);
      return <Component {...props} />;
    }
    hydrateRoot(root, <Hydrated />, { onRecoverableError: () => root.setAttribute('data-redrawn', '') });
  });
}
