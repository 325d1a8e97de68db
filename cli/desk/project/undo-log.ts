import type { FileChanges, FileContent } from '#cli/content-lint/host.ts';
import { isSameContent } from '#cli/desk/project/file-changes.ts';
import { revertedLines } from '#cli/desk/project/revert-lines.ts';
import { Refused } from '#cli/desk/refused.ts';

/** The files of one operation, before and after it. */
type Written = readonly { path: string; before: FileContent; after: FileContent }[];

/** What was written since the desk was started, so that it can be taken back. */
export interface UndoLog {
  /** Keeps what was written, and gives its number. */
  add(written: Written): number;
  /** The paths of the files that were written under a number. */
  paths(number: number): string[];
  /**
   * Gives the files without what was written under a number. Throws a `Refused` if it is no longer in them as it was
   * written.
   */
  without(number: number, contentOf: (path: string) => FileContent): FileChanges;
}

export function undoLog(): UndoLog {
  const log: Written[] = [];
  return {
    add: (written) => log.push(written) - 1,
    paths: (number) => (log[number] ?? []).map(({ path }) => path),
    without(number, contentOf) {
      const written = log[number];
      if (!written) throw new Refused({ reason: 'unknown', detail: String(number) });
      return new Map(
        written.map(({ path, before, after }) => {
          return [path, reverted(contentOf(path), before, after)];
        }),
      );
    },
  };
}

/** Gives a file without one change. A text may have changed in other lines since. */
function reverted(now: FileContent, before: FileContent, after: FileContent): FileContent {
  if (isSameContent(now, after)) return before;
  const isText = typeof now === 'string' && typeof before === 'string' && typeof after === 'string';
  const text = isText ? revertedLines(now, before, after) : undefined;
  if (text === undefined) throw new Refused({ reason: 'cannot-undo' });
  return text;
}
