import { subjectOf } from '#cli/content-lint/engine/locate.ts';
import type { Report } from '#cli/content-lint/finding.ts';
import { acceptedLock } from '#cli/content-lint/project/source-lock.ts';
import { demandOf } from '#cli/desk/demand.ts';
import type { Operation, Operations } from '#cli/desk/desk-api.ts';
import { changesOf, commitChanges } from '#cli/desk/project/changes.ts';
import { openCheckedProject } from '#cli/desk/project/checked-project.ts';
import { withExceptions } from '#cli/desk/project/exceptions-edit.ts';
import { historyOf } from '#cli/desk/project/history.ts';
import { filesOf, filesWithDraft, textsOnDisk } from '#cli/desk/project/message-edit.ts';
import { projectView } from '#cli/desk/project/project-view.ts';
import { recentCommits } from '#cli/desk/project/recent-commits.ts';
import { filesWithValue, valueAt } from '#cli/desk/project/record-edit.ts';
import { undoLog } from '#cli/desk/project/undo-log.ts';
import { writeWords } from '#cli/desk/project/write-words.ts';
import { Refused } from '#cli/desk/refused.ts';
import type { DeskLanguage } from '#cli/desk/texts/desk-languages.ts';
import { type Locale, locales } from '#src/domain/locale.ts';

export type DeskOperations = {
  [Name in Operation]: (
    input: Parameters<Operations[Name]>[0],
  ) => ReturnType<Operations[Name]> | Promise<ReturnType<Operations[Name]>>;
};

export interface Desk {
  operations: DeskOperations;
  /** How often something was found new on the disk, what the desk itself writes included. */
  readonly revision: number;
  /** Reads files again that somebody else has changed. */
  read(paths: readonly string[]): Promise<void>;
}

/** Opens the desk over the project of a folder. Its operations throw a `Refused`; they must not run at the same time. */
export async function openDesk(root: string): Promise<Desk> {
  const checked = await openCheckedProject(root);
  const log = undoLog();
  /** The last draft that all rules have looked at: saving it does not wait for them again. */
  let last: { files: string; revision: number; reports: readonly Report[] } | undefined;

  const reportsOf = async (files: ReadonlyMap<string, string>): Promise<readonly Report[]> => {
    const id = JSON.stringify([...files]);
    const { revision } = checked;
    if (last?.files !== id || last.revision !== revision) {
      last = { files: id, revision, reports: await checked.checkWhole(files) };
    }
    return last.reports;
  };
  /** Writes files of which no rule has anything to say that must be corrected, or allowed with a reason, first. */
  const write = async (
    files: ReadonlyMap<string, string>,
    language: DeskLanguage,
    about?: string,
  ): Promise<{ undo: number }> => {
    const reports = await reportsOf(files);
    const findings = checked.inWords(reports, language, about).filter((finding) => demandOf(finding) !== undefined);
    if (findings.length > 0) throw new Refused({ reason: 'has-findings', findings });
    return { undo: await writeChecked(files, reports) };
  };
  const writeChecked = async (files: ReadonlyMap<string, string>, reports: readonly Report[]): Promise<number> => {
    const written = [...files].map(([path, after]) => ({ path, before: checked.textOf(path), after }));
    writeWords(root, files);
    await checked.adopt([...files.keys()], reports);
    return log.add(written);
  };
  /** Writes files whatever the rules say: what is taken back was there before. */
  const writeUnchecked = async (files: ReadonlyMap<string, string>) => writeChecked(files, await reportsOf(files));

  return {
    get revision() {
      return checked.revision;
    },
    async read(paths) {
      await checked.read(paths);
    },
    operations: {
      project: () => projectView(checked),
      async check({ id, texts, language }) {
        const reports = await checked.checkMessage(filesWithDraft(checked, id, texts), id);
        // In a walk over one message the exceptions for the others allow nothing.
        return checked.inWords(
          reports.filter((report) => subjectOf(report).key === id),
          language,
          id,
        );
      },
      async checkWhole({ id, texts, language }) {
        return checked.inWords(await reportsOf(filesWithDraft(checked, id, texts)), language, id);
      },
      recent: () => recentCommits(checked),
      history: ({ id }) => historyOf(root, id, filesOf(checked, id)),
      async save({ id, texts, read: seen, allowed = [], language }) {
        const disk = await textsOnDisk(checked, id);
        const isChanged = (locale: Locale) => texts[locale] !== undefined && disk[locale] !== seen[locale];
        if (locales.some(isChanged)) throw new Refused({ reason: 'changed-on-disk', texts: disk });
        const exceptions = allowed.length > 0 ? [await withExceptions(checked, id, allowed)] : [];
        return write(new Map([...filesWithDraft(checked, id, texts), ...exceptions]), language, id);
      },
      async saveField({ language, ...edit }) {
        await checked.read([edit.path]);
        if (!checked.project.records.some(({ path }) => path === edit.path)) {
          throw new Refused({ reason: 'unknown', detail: edit.path });
        }
        const text = checked.textOf(edit.path);
        const value = valueAt(edit.path, text, edit.steps);
        // A record that leaves a value out has the one that the panel was given.
        if (value !== undefined && value !== edit.read) throw new Refused({ reason: 'changed-on-disk', value });
        return write(filesWithValue(root, text, edit), language);
      },
      async accept({ id }) {
        const { sourceLockPath } = checked.project;
        await checked.read([sourceLockPath, ...Object.values(filesOf(checked, id))]);
        const { text } = acceptedLock(checked.project, (key) => key === id);
        return { undo: await writeUnchecked(new Map([[sourceLockPath, text]])) };
      },
      async undo({ number }) {
        await checked.read(log.paths(number));
        await writeUnchecked(log.without(number, checked.textOf));
        return {};
      },
      changes: () => changesOf(checked),
      commit: async ({ subject }) => ({ commit: await commitChanges(root, subject) }),
    },
  };
}
