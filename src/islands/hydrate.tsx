'use client';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { snapshotFields } from '#src/islands/snapshot-fields.ts';

/**
 * Hydrates an island. Resolves after its effects have run and what they set has been rendered, so that the click that
 * `load-on-intent.ts` repeats reaches a hydrated island. If a browser extension has changed the server's HTML, React
 * renders the island again; that, and restoring the fields, happens in this same task, so that no click and no key
 * comes in between. If React itself fails, the server's HTML is put back with everything that was entered, and works
 * as it did before.
 */
export function start(root: HTMLElement, Component: ComponentType<Record<string, unknown>>): Promise<void> {
  const props = JSON.parse(root.dataset.props ?? '{}');
  const restore = snapshotFields(root);
  const serverNodes = [...root.childNodes].map((node) => node.cloneNode(true));
  // React removes everything before it says that it has failed; the observer keeps the removed fields.
  const removals = new MutationObserver(() => {});
  removals.observe(root, { childList: true });
  return new Promise((resolve) => {
    function Hydrated() {
      const [effectsRan, setEffectsRan] = useState(false);
      useLayoutEffect(() => restore(), []);
      useEffect(() => {
        if (effectsRan) resolve();
        else setEffectsRan(true);
      }, [effectsRan]);
      return <Component {...props} />;
    }
    const element = <Hydrated />;
    const hydrating = hydrateRoot(root, element, {
      // React has rendered the island again. Only tests read the attribute.
      onRecoverableError: () => root.setAttribute('data-redrawn', ''),
      onUncaughtError(error) {
        const removed = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
        root.replaceChildren(...serverNodes);
        for (const node of removed) if (node instanceof HTMLElement) snapshotFields(node)(root);
        reportError(error);
        resolve();
      },
    });
    // Rendering the same element again changes nothing, but makes React hydrate at once instead of in a separate task.
    flushSync(() => hydrating.render(element));
  });
}
