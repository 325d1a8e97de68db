import { useEffect, useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { ask, changesAfter } from './ask.ts';

/** The project as it is on the disk, also after somebody else has changed it; undefined until it is there. */
export function useProject(): { project: Project | undefined; failure: string | undefined } {
  const [project, setProject] = useState<Project>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const closed = new AbortController();
    void follow(closed.signal, setProject, setFailure);
    return () => closed.abort();
  }, []);
  return { project, failure };
}

async function follow(
  signal: AbortSignal,
  onProject: (project: Project) => void,
  onFailure: (message: string | undefined) => void,
): Promise<void> {
  let seen = 0;
  while (!signal.aborted) {
    try {
      onProject(await ask('project', {}));
      onFailure(undefined);
    } catch (error) {
      onFailure((error as Error).message);
    }
    try {
      seen = await changesAfter(seen, signal);
    } catch {
      // The server is away, perhaps for a moment.
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}
