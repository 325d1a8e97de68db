import { useCallback, useSyncExternalStore } from 'react';

/**
 * What was typed and is not saved: kept in this browser for each message and each value, whatever view is open, until
 * it is saved or discarded. A reload, and another start of the desk, find it again.
 */
const drafts = new Map<string, unknown>();

/** How their keys in the browser's storage begin; `desk-routes.ts` puts the id of the project into the page. */
const storagePrefix = `desk-draft ${document.documentElement.dataset.project ?? ''} `;

const listeners = new Set<() => void>();

function readAll(): void {
  drafts.clear();
  for (let at = 0; at < localStorage.length; at++) {
    const key = localStorage.key(at) ?? '';
    const draft = key.startsWith(storagePrefix) ? readDraft(key) : undefined;
    if (draft !== undefined) drafts.set(key.slice(storagePrefix.length), draft);
  }
  announce();
}

/** One that cannot be read, such as of another version of the desk, is as good as none and stays in the storage. */
function readDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Keeps a draft under a key; undefined discards it. */
export function keepDraft(key: string, draft: unknown): void {
  if (draft === undefined) {
    if (!drafts.delete(key)) return;
    localStorage.removeItem(storagePrefix + key);
  } else {
    drafts.set(key, draft);
    localStorage.setItem(storagePrefix + key, JSON.stringify(draft));
  }
  announce();
}

/** The draft under a key, and how to change it. Its type is not checked: each key always has drafts of one type. */
export function useDraft<Draft>(key: string): [Draft | undefined, (draft: Draft | undefined) => void] {
  const draft = useSyncExternalStore(subscribe, () => drafts.get(key)) as Draft | undefined;
  return [draft, useCallback((next) => keepDraft(key, next), [key])];
}

/** The draft under a key as it is now. A component is not drawn again when it changes: `useDraft` does that. */
export function draftOf<Draft>(key: string): Draft | undefined {
  return drafts.get(key) as Draft | undefined;
}

/** How many drafts there are. */
export function useDraftCount(): number {
  return useSyncExternalStore(subscribe, () => drafts.size);
}

/** The keys of all drafts. */
export function draftKeys(): string[] {
  return [...drafts.keys()];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

readAll();
// Another window of the desk keeps its drafts in the same place.
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(storagePrefix)) readAll();
});
// While there are drafts, the browser asks whether to leave the page: they stay, but may have been forgotten.
addEventListener('beforeunload', (event) => {
  if (drafts.size > 0) event.preventDefault();
});
