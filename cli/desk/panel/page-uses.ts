import { useEffect, useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { markedIds } from '#cli/desk/marks.ts';

/** Which messages a page shows, by its address; kept for as long as the desk is open. */
const uses = new Map<string, ReadonlySet<string>>();

/** A page that shows a message, as far as pages have been looked at. */
export function pageWith(id: string): string | undefined {
  return [...uses].find(([, ids]) => ids.has(id))?.[0];
}

/** Looks at every page once, in the background, and gives what is known so far. */
export function usePageUses(pages: Project['pages']): {
  uses: ReadonlyMap<string, ReadonlySet<string>>;
  known: number;
} {
  const [known, setKnown] = useState(uses.size);
  // Pages that come later are looked at when the table is opened again.
  useEffect(() => {
    const closed = new AbortController();
    void look(pages, closed.signal, () => setKnown(uses.size));
    return () => closed.abort();
  }, []);
  return { uses, known };
}

async function look(pages: Project['pages'], signal: AbortSignal, onKnown: () => void): Promise<void> {
  for (const { path } of pages.filter((page) => !uses.has(page.path))) {
    try {
      const answer = await fetch(path, { headers: { Accept: 'text/html' }, signal });
      const page = await answer.text();
      // Not while somebody types.
      await new Promise((resolve) => requestIdleCallback(resolve));
      uses.set(path, new Set(markedIds(page)));
    } catch {
      if (signal.aborted) return;
    }
    onKnown();
  }
}
