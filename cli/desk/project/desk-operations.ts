import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Report } from '#cli/content-lint/api.ts';
import { acceptedLock, type FileChanges, folderTree, subjectOf, withFiles } from '#cli/content-lint/host.ts';
import type { DeskOperations } from '#cli/desk/desk-api.ts';
import { inboxOperations } from '#cli/desk/inbox/inbox-operations.ts';
import { pictureOperations } from '#cli/desk/pictures/picture-operations.ts';
import { changesOf } from '#cli/desk/project/changes.ts';
import { openCheckedProject } from '#cli/desk/project/checked-project.ts';
import { deskProjectView } from '#cli/desk/project/desk-project-view.ts';
import { filesBefore } from '#cli/desk/project/discard.ts';
import { withExceptions, withFactCoincidences } from '#cli/desk/project/exceptions-edit.ts';
import { showHiddenView } from '#cli/desk/project/hidden-views.ts';
import { historyOf } from '#cli/desk/project/history.ts';
import { filesWithTexts, messagePathsOf, textsOnDisk } from '#cli/desk/project/message-edit.ts';
import { publishOperations } from '#cli/desk/project/publish-operations.ts';
import { recentCommits } from '#cli/desk/project/recent-commits.ts';
import { filesWithValue, valueAt } from '#cli/desk/project/record-edit.ts';
import { undoLog } from '#cli/desk/project/undo-log.ts';
import { writeDeskChanges } from '#cli/desk/project/write-desk-changes.ts';
import { withConfirmed } from '#cli/desk/publish/samples.ts';
import { Refused } from '#cli/desk/refused.ts';
import { requiredBeforeSave } from '#cli/desk/required-before-save.ts';
import { listLocations } from '#cli/desk/structure/list-files.ts';
import { structureOperations, type WriteIfAllowed } from '#cli/desk/structure/structure-operations.ts';
import { routesPath } from '#cli/new/route-table.ts';
import { localDay } from '#src/domain/local-day.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import { slugLockPath } from '#src/domain/slug-lock.ts';

export interface Desk {
  operations: DeskOperations;
  /** How many changes on the disk have been read, those that the desk writes included. */
  readonly revision: number;
  /** Reads files again that somebody else has changed. */
  read(paths: readonly string[]): Promise<void>;
  /** Ends the programs of a publication, and removes the folder in which it was put together. */
  close(): void;
}

/**
 * Opens the desk over the project of a folder. Its operations throw a `Refused`; they must not run at the same time.
 */
export async function openDesk(root: string): Promise<Desk> {
  const checked = await openCheckedProject(root);
  const log = undoLog();
  const publishing = await publishOperations(checked);
  /** The last draft that all rules have looked at: saving it does not wait for them again. */
  let lastCheck: { fingerprint: string; revision: number; reports: readonly Report[] } | undefined;

  const reportsOf = async (files: FileChanges): Promise<readonly Report[]> => {
    // A picture counts by a hash: its bytes as JSON would be many megabytes.
    const fingerprint = JSON.stringify(
      [...files].map(([path, content]) => [path, content instanceof Uint8Array ? hash('sha256', content) : content]),
    );
    const { revision } = checked;
    if (lastCheck?.fingerprint !== fingerprint || lastCheck.revision !== revision) {
      lastCheck = { fingerprint, revision, reports: await checked.checkWhole(files) };
    }
    return lastCheck.reports;
  };
  /**
   * Writes files, unless a rule has a finding that must first be corrected, or allowed with a reason. A finding that the
   * project has already prevents it only if it is about the message `messageId`.
   */
  const writeIfAllowed: WriteIfAllowed = async (files, language, messageId) => {
    const reports = await reportsOf(files);
    const findings = checked
      .draftFindingsOf(reports, language, messageId)
      .filter((finding) => requiredBeforeSave(finding) !== undefined);
    if (findings.length > 0) throw new Refused({ reason: 'has-findings', findings });
    return { undo: await writeToDisk(files, reports) };
  };
  const writeToDisk = async (files: FileChanges, reports: readonly Report[]): Promise<number> => {
    const written = [...files].map(([path, after]) => ({ path, before: checked.contentOf(path), after }));
    writeDeskChanges(root, files);
    // Reports that were made with the old route table are worth nothing now: `read` runs the rules with the new one.
    if (files.has(routesPath)) await checked.read([...files.keys()]);
    else await checked.readWritten([...files.keys()], reports);
    return log.add(written);
  };
  /**
   * Writes even against the rules: to undo, discard, accept or confirm, and to begin or remove a page
   * (`structure-operations.ts`). The rules run even so, because their reports are those of the project from then on.
   */
  const writeAnyway = async (files: FileChanges) => ({ undo: await writeToDisk(files, await reportsOf(files)) });

  return {
    get revision() {
      return checked.revision;
    },
    async read(paths) {
      await checked.read(paths);
    },
    close: publishing.close,
    operations: {
      project: () => deskProjectView(checked),
      async check({ id, texts, language }) {
        const reports = await checked.checkMessage(filesWithTexts(checked, id, texts), id);
        // Checking a single message makes the exceptions for all others look unused.
        return checked.draftFindingsOf(
          reports.filter((report) => subjectOf(report).key === id),
          language,
          id,
        );
      },
      async checkWhole({ id, texts, language }) {
        return checked.draftFindingsOf(await reportsOf(filesWithTexts(checked, id, texts)), language, id);
      },
      // What has no address on the site, such as the mail to somebody who has sent the form.
      showHiddenView: ({ name, locale }) => showHiddenView(root, name, locale),
      recent: () => recentCommits(checked),
      history: ({ id }) => historyOf(root, id, messagePathsOf(checked, id)),
      async save({ id, texts, read: textsRead, allowed = [], language }) {
        const disk = await textsOnDisk(checked, id);
        // Only the locales that are to be written count.
        const isChanged = (locale: Locale) => texts[locale] !== undefined && disk[locale] !== textsRead[locale];
        if (locales.some(isChanged)) throw new Refused({ reason: 'changed-on-disk', texts: disk });
        const exceptions = allowed.length > 0 ? [await withExceptions(checked, id, allowed)] : [];
        return writeIfAllowed(new Map([...filesWithTexts(checked, id, texts), ...exceptions]), language, id);
      },
      async saveFields({ edits, language }) {
        await checked.read(edits.map(({ path }) => path));
        const files = new Map<string, string>();
        // Each edit starts from the files with the edits before it.
        const tree = withFiles(folderTree(root), files);
        for (const edit of edits) {
          if (!checked.project.records.some(({ path }) => path === edit.path)) {
            throw new Refused({ reason: 'unknown', detail: edit.path });
          }
          const text = files.get(edit.path) ?? checked.textOf(edit.path);
          const value = valueAt(edit.path, text, edit.pathInFile);
          // If the record leaves a value out, the panel was given its default: there is nothing to compare.
          if (value !== undefined && !isDeepStrictEqual(value, edit.read))
            throw new Refused({ reason: 'changed-on-disk', value });
          for (const [path, changed] of filesWithValue(tree, text, edit)) files.set(path, changed);
        }
        // A number in some text may now equal the changed fact by chance. Such a text gets an exception, so that it
        // does not prevent the change.
        const findings = checked.draftFindingsOf(await reportsOf(files), language);
        const coincidences = await withFactCoincidences(checked, findings);
        return writeIfAllowed(new Map([...files, ...(coincidences ? [coincidences] : [])]), language);
      },
      ...structureOperations(checked, writeIfAllowed, writeAnyway),
      ...inboxOperations(root),
      ...pictureOperations(checked, writeIfAllowed),
      async accept({ id }) {
        const { sourceLockPath } = checked.project;
        await checked.read([sourceLockPath, ...Object.values(messagePathsOf(checked, id))]);
        const { text } = acceptedLock(checked.project, (key) => key === id);
        return writeAnyway(new Map([[sourceLockPath, text]]));
      },
      async undo({ number }) {
        await checked.read(log.paths(number));
        await writeAnyway(log.without(number, checked.contentOf));
        return {};
      },
      changes: () => changesOf(checked),
      async discard(change) {
        const { file, id, isList } = change;
        // A list is in one file of each language, a text only in `file`.
        const listPaths = isList && id !== undefined ? listLocations(checked, id).map(({ path }) => path) : [];
        // Discarding a slug puts the slug lock back too (`discard.ts`), so that is read again as well.
        await checked.read([file, slugLockPath, ...listPaths]);
        return writeAnyway(filesBefore(checked, change));
      },
      ...publishing.operations,
      async confirm({ file, pathInFile }) {
        await checked.read([file]);
        const day = localDay(new Date());
        const text = withConfirmed(file, checked.textOf(file), pathInFile, day);
        return writeAnyway(new Map([[file, text]]));
      },
    },
  };
}
