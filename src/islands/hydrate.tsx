'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { snapshotFields } from '#src/islands/snapshot-fields.ts';

/**
 * Hydrates an island. Resolves after its effects have run and what they set has been rendered, so that a replayed click
 * reaches a hydrated island. Where a browser extension has changed the server's HTML, React renders the island anew and
 * the values of its fields are restored.
 */
export function start(root: HTMLElement, Component: ComponentType<Record<string, unknown>>): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '{}');
  const restore = snapshotFields(root);
  return new Promise((resolve) => {
    function Hydrated() {
      const [effectsRan, setEffectsRan] = useState(false);
      useEffect(() => {
        if (effectsRan) return resolve();
        restore();
        setEffectsRan(true);
      }, [effectsRan]);
      return <Component {...props} />;
    }
    hydrateRoot(root, <Hydrated />, { onRecoverableError: () => root.setAttribute('data-redrawn', '') });
  });
}
