import { useCallback, useEffect, useState } from 'react';
import type { Operations, Project } from '#cli/desk/desk-api.ts';
import { askServer } from './ask.ts';

type Answer = ReturnType<Operations['publication']>;

/** How often a publication that runs is asked how far it is, in milliseconds. */
const pause = 400;

/** Until the server has answered. */
const initialAnswer: Answer = { publication: { phase: 'idle', steps: [], heldBackBy: [] }, author: '' };

/** How far the publication is, followed while it runs; `refresh` asks at once. */
export function usePublication(project: Project): Answer & { refresh: () => void } {
  const [answer, setAnswer] = useState(initialAnswer);
  const [refreshes, setRefreshes] = useState(0);
  const refresh = useCallback(() => setRefreshes((before) => before + 1), []);
  // Asked again when `project` is another object, such as after a sample was confirmed.
  useEffect(() => {
    let timer: number | undefined;
    let isCurrent = true;
    const follow = async () => {
      // Without an answer it is asked again after a pause.
      const next = await askServer('publication', {}).catch(() => undefined);
      if (!isCurrent) return;
      if (next) setAnswer(next);
      const phase = next?.publication.phase;
      if (!next || phase === 'preparing' || phase === 'publishing') timer = window.setTimeout(follow, pause);
    };
    void follow();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [refreshes, project]);
  return { ...answer, refresh };
}
