import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useTexts } from './desk-texts.tsx';

/** Something that was written and can be taken back. */
interface Written {
  /** The number under which the server can undo it. */
  undoNumber: number;
  /** The id of a message, or the label of anything else. */
  subject: string;
  /** What people call it. */
  label: string;
}

interface Status {
  /** What was said last; empty if nothing is to be said. */
  text: string;
  /** Whether something is being done, in whatever view it began. */
  isBusy: boolean;
  /** Everything that can be taken back, in the order in which it was written. */
  undoable: readonly Written[];
  /** Says what has just happened; an empty text says nothing. */
  say: (text: string) => void;
  /** Runs something that takes a while; `isBusy` is true meanwhile, and what was said before is gone. */
  runWhileBusy: (task: () => Promise<void>) => Promise<void>;
  /**
   * Says that something was written, and keeps how it is taken back, whatever is opened next. The label may be left out
   * if it is the subject.
   */
  reportWritten: (undoNumber: number, subject: string, label?: string) => void;
  /** Removes from `undoable` what was taken back. */
  forget: (undoNumber: number) => void;
}

// The value given here is never used: `main.tsx` puts all of the panel into `StatusProvider`.
const StatusContext = createContext<Status>({
  text: '',
  isBusy: false,
  undoable: [],
  say() {},
  runWhileBusy: (task) => task(),
  reportWritten() {},
  forget() {},
});

/** Keeps what has happened at the desk since it was opened. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const t = useTexts();
  const [text, say] = useState('');
  const [running, setRunning] = useState(0);
  const runWhileBusy = useCallback(async (task: () => Promise<void>) => {
    say('');
    setRunning((before) => before + 1);
    try {
      await task();
    } finally {
      setRunning((before) => before - 1);
    }
  }, []);
  const [undoable, setUndoable] = useState<Written[]>([]);
  const status = useMemo(
    (): Status => ({
      text,
      isBusy: running > 0,
      undoable,
      say,
      runWhileBusy,
      reportWritten(undoNumber, subject, label = subject) {
        say(t('saved', { label }));
        setUndoable((before) => [...before, { undoNumber, subject, label }]);
      },
      forget: (undoNumber) => setUndoable((before) => before.filter((entry) => entry.undoNumber !== undoNumber)),
    }),
    [text, running, runWhileBusy, undoable, t],
  );
  return <StatusContext value={status}>{children}</StatusContext>;
}

/** What has happened at the desk, and how to say something. */
export function useStatus() {
  return useContext(StatusContext);
}
