import { useEffect, useState } from 'react';
import type { Project, Refusal } from '#cli/desk/desk-api.ts';
import { askServer, RefusedAnswer, waitForChanges } from './ask.ts';

/** How long to wait for a server that does not answer, in milliseconds. */
const retryPause = 1000;

/** The project as it is on the disk, also after somebody else has changed it; undefined until it has been read. */
export function useProject(): { project: Project | undefined; failure: Refusal | undefined } {
  const [project, setProject] = useState<Project>();
  const [failure, setFailure] = useState<Refusal>();
  useEffect(() => {
    const closed = new AbortController();
    void follow(closed.signal, setProject, setFailure);
    return () => closed.abort();
  }, []);
  return { project, failure };
}

/** Reads the project now and after each change on the disk, until `signal` aborts. */
async function follow(
  signal: AbortSignal,
  onProject: (project: Project) => void,
  onFailure: (refusal: Refusal | undefined) => void,
): Promise<void> {
  /** How many changes the server had read when it was asked last. */
  let seen = 0;
  while (!signal.aborted) {
    try {
      onProject(await askServer('project', {}));
      onFailure(undefined);
    } catch (error) {
      const { message } = error as Error;
      onFailure(error instanceof RefusedAnswer ? error.refusal : { reason: 'failed', detail: message });
    }
    try {
      seen = await waitForChanges(seen, signal);
    } catch {
      // The server does not answer, perhaps only for a moment. A server that was started again counts from 0.
      seen = 0;
      await new Promise((resolve) => setTimeout(resolve, retryPause));
    }
  }
}
