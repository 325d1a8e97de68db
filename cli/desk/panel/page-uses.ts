import { useEffect, useState } from 'react';
import { markedIds } from '#cli/desk/marks.ts';

/** Ids of the messages of a page, by its address; kept for as long as the desk is open. */
const idsByPath = new Map<string, ReadonlySet<string>>();

/** The messages of a page; undefined until they are known, and if `path` is empty. */
export function useMessagesOn(path: string): ReadonlySet<string> | undefined {
  const [read, setRead] = useState<{ path: string; ids: ReadonlySet<string> }>();
  useEffect(() => {
    let isCurrent = true;
    if (path) void messagesOn(path).then((ids) => isCurrent && setRead({ path, ids }));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return read?.path === path ? read.ids : undefined;
}

/**
 * Finds a page that shows a message, and gives its address. Pages that are named like the message are looked at first.
 * Undefined if no page shows it, or when `signal` aborts.
 */
export async function findPage(id: string, paths: readonly string[], signal: AbortSignal): Promise<string | undefined> {
  // 1 if the last part of the address, such as `contact`, is in the id; of equal ones the shorter address is first.
  const likeness = (path: string) => Number(id.includes(path.slice(path.lastIndexOf('/') + 1)));
  for (const path of paths.toSorted((a, b) => likeness(b) - likeness(a) || a.length - b.length)) {
    const ids = await messagesOn(path);
    if (signal.aborted) return undefined;
    if (ids.has(id)) return path;
  }
  return undefined;
}

/** The addresses of all pages that show a message; `onFound` gets those that are known so far. */
export async function pagesWith(
  id: string,
  paths: readonly string[],
  onFound: (paths: string[]) => void,
): Promise<string[]> {
  const matches: string[] = [];
  for (const path of paths) {
    if (!(await messagesOn(path)).has(id)) continue;
    matches.push(path);
    onFound([...matches]);
  }
  return matches;
}

async function messagesOn(path: string): Promise<ReadonlySet<string>> {
  const known = idsByPath.get(path);
  if (known) return known;
  try {
    const answer = await fetch(path, { headers: { Accept: 'text/html' } });
    const ids = new Set(markedIds(await answer.text()));
    idsByPath.set(path, ids);
    return ids;
  } catch {
    // The server does not answer; the next call reads the page again.
    return new Set();
  }
}
