import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useTexts } from './desk-texts.tsx';

/** Something that was written and can be taken back. */
interface Written {
  /** The number of the change, by which the server takes it back. */
  undo: number;
  /** The id of a message, or the label of anything else. */
  what: string;
  /** The name of `what`, in words. */
  name: string;
}

interface Status {
  text: string;
  /** Whether something is being done, in whatever view it began. */
  isBusy: boolean;
  written: readonly Written[];
  /** Says what has just happened; an empty text says nothing. */
  say: (text: string) => void;
  /** Runs something that takes a while; `isBusy` is true meanwhile, and what was said before is gone. */
  work: (task: () => Promise<void>) => Promise<void>;
  /** Says that something was written, and keeps how it is taken back, whatever is opened next. */
  wrote: (undo: number, what: string, name?: string) => void;
  forget: (undo: number) => void;
}

const StatusContext = createContext<Status>({
  text: '',
  isBusy: false,
  written: [],
  say() {},
  work: (task) => task(),
  wrote() {},
  forget() {},
});

/** Keeps what has happened at the desk since it was opened. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const t = useTexts();
  const [text, say] = useState('');
  const [running, setRunning] = useState(0);
  const work = useCallback(async (task: () => Promise<void>) => {
    say('');
    setRunning((before) => before + 1);
    try {
      await task();
    } finally {
      setRunning((before) => before - 1);
    }
  }, []);
  const [written, setWritten] = useState<Written[]>([]);
  const status = useMemo(
    (): Status => ({
      text,
      isBusy: running > 0,
      written,
      say,
      work,
      wrote(undo, what, name = what) {
        say(t('saved', { id: name }));
        setWritten((before) => [...before, { undo, what, name }]);
      },
      forget: (undo) => setWritten((before) => before.filter((change) => change.undo !== undo)),
    }),
    [text, running, work, written, t],
  );
  return <StatusContext value={status}>{children}</StatusContext>;
}

/** What has happened at the desk, and how to say something. */
export function useStatus() {
  return useContext(StatusContext);
}
