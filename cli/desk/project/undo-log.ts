import { revertedLines } from '#cli/desk/project/revert-lines.ts';
import { Refused } from '#cli/desk/refused.ts';

/** The files of one operation, before and after it. */
type Written = readonly { path: string; before: string; after: string }[];

/** What was written since the desk was started, so that it can be taken back. */
export interface UndoLog {
  /** Gives the number of what was written. */
  add(written: Written): number;
  /** The paths of the files that were written under a number. */
  paths(number: number): string[];
  /** The files without what was written under a number. Throws a `Refused` where that is no longer there as it was. */
  without(number: number, textOf: (path: string) => string): Map<string, string>;
}

export function undoLog(): UndoLog {
  const log: Written[] = [];
  return {
    add: (written) => log.push(written) - 1,
    paths: (number) => (log[number] ?? []).map(({ path }) => path),
    without(number, textOf) {
      const written = log[number];
      if (!written) throw new Refused({ reason: 'unknown', detail: String(number) });
      return new Map(
        written.map(({ path, before, after }) => {
          const text = revertedLines(textOf(path), before, after);
          if (text === undefined) throw new Refused({ reason: 'cannot-undo' });
          return [path, text];
        }),
      );
    },
  };
}
