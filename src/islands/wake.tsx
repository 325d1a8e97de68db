'use client';
import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepFields } from '#src/islands/keep-fields.ts';

/**
 * Hydrates an island where it stands. Resolves when its effects have run, so that a click it gets then is its own.
 * Where the server's HTML is not as it was, because a browser extension put nodes into it, React draws the island anew
 * and what was typed is put back.
 */
export function start(root: HTMLElement, Component: ComponentType<Record<string, unknown>>): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '{}');
  const restore = keepFields(root);
  return new Promise((resolve) => {
    function Awake() {
      useEffect(() => {
        restore();
        resolve();
      }, []);
      return <Component {...props} />;
    }
    hydrateRoot(root, <Awake />, { onRecoverableError: () => root.setAttribute('data-redrawn', '') });
  });
}
