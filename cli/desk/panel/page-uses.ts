import { useEffect, useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { invisibleIdsIn } from '#cli/desk/invisible-ids.ts';

/** What decides which messages a page shows. */
type Structure = Pick<Project, 'messages' | 'records' | 'pages'>;

/**
 * Ids of the messages of a page, by its address. Each page takes the server a moment, so they are kept until there are
 * other messages, records or pages (`structure`); other words in a message change nothing here.
 */
let kept = { structure: '', idsByPath: new Map<string, ReadonlySet<string>>() };

/** The messages of a page; undefined until they are known, and if `path` is empty. */
export function useMessagesOn(path: string, project: Structure): ReadonlySet<string> | undefined {
  const [read, setRead] = useState<{ path: string; ids: ReadonlySet<string> }>();
  useEffect(() => {
    let isCurrent = true;
    if (path) void messagesOn(path, structureOf(project)).then((ids) => isCurrent && ids && setRead({ path, ids }));
    return () => {
      isCurrent = false;
    };
  }, [path, project]);
  return read?.path === path ? read.ids : undefined;
}

/**
 * Finds a page that shows a message, and gives its address. Pages that are named like the message are looked at first.
 * Undefined if no page shows it, or when `signal` aborts.
 */
export async function findPage(
  id: string,
  paths: readonly string[],
  project: Structure,
  signal: AbortSignal,
): Promise<string | undefined> {
  // 1 if the last part of the address, such as `contact`, is in the id; of equal ones the shorter address is first.
  const likeness = (path: string) => Number(id.includes(path.slice(path.lastIndexOf('/') + 1)));
  const structure = structureOf(project);
  for (const path of paths.toSorted((a, b) => likeness(b) - likeness(a) || a.length - b.length)) {
    const ids = await messagesOn(path, structure);
    if (signal.aborted) return undefined;
    if (ids?.has(id)) return path;
  }
  return undefined;
}

/** The addresses of all pages that show a message; `onFound` gets those that are known so far. */
export async function pagesWith(id: string, project: Structure, onFound: (paths: string[]) => void): Promise<string[]> {
  const structure = structureOf(project);
  const matches: string[] = [];
  for (const { path } of project.pages) {
    if (!(await messagesOn(path, structure))?.has(id)) continue;
    matches.push(path);
    onFound([...matches]);
  }
  return matches;
}

/** A structure as a text, to compare it with another; once per search, because it names thousands of messages. */
function structureOf({ messages, records, pages }: Structure): string {
  return JSON.stringify([messages.map(({ id }) => id), records, pages]);
}

/** The messages of a page; undefined if the server does not answer, or with an error. */
async function messagesOn(path: string, structure: string): Promise<ReadonlySet<string> | undefined> {
  if (kept.structure !== structure) kept = { structure, idsByPath: new Map() };
  // Taken before the page is read: `kept` may be another object by then, for which this page is out of date.
  const { idsByPath } = kept;
  const known = idsByPath.get(path);
  if (known) return known;
  try {
    const answer = await fetch(path, { headers: { Accept: 'text/html' } });
    // An error, such as while the server starts again, is not kept.
    if (!answer.ok) return undefined;
    const ids = new Set(invisibleIdsIn(await answer.text()));
    idsByPath.set(path, ids);
    return ids;
  } catch {
    // The server does not answer; the next call reads the page again.
    return undefined;
  }
}
