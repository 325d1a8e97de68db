'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { snapshotFields } from '#src/islands/snapshot-fields.ts';

/**
 * Hydrates an island where it stands. Resolves when what its effects have set is in the page too, so that a click it gets
 * then meets the island awake.
 * Where the server's HTML is not as it was, because a browser extension put nodes into it, React draws the island anew
 * and what was typed is put back.
 */
export function start(root: HTMLElement, Component: ComponentType<Record<string, unknown>>): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '{}');
  const restore = snapshotFields(root);
  return new Promise((resolve) => {
    function Awake() {
      const [settled, setSettled] = useState(false);
      useEffect(() => {
        if (settled) return resolve();
        restore();
        setSettled(true);
      }, [settled]);
      return <Component {...props} />;
    }
    hydrateRoot(root, <Awake />, { onRecoverableError: () => root.setAttribute('data-redrawn', '') });
  });
}
