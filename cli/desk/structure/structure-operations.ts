import type { FileChanges } from '#cli/content-lint/host.ts';
import type { DeskOperations } from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import type { DeskLanguage } from '#cli/desk/texts/desk-languages.ts';
import { oldAddressesIn, withOldAddresses } from '#cli/site-rules/redirects/old-addresses-text.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';
import { filesWithListStep } from './list-files.ts';
import { filesOfNewPage } from './new-page.ts';
import { filesOfNewRecord } from './new-record.ts';
import { filesWithoutPage } from './page-removal.ts';
import { filesWithMovedService } from './record-order.ts';
import { filesWithPublished } from './record-published.ts';
import { filesWithoutRecord } from './record-removal.ts';
import { recordsView } from './records-view.ts';
import type { StructureOperations, Undoable } from './structure-api.ts';

/**
 * Writes files, unless a rule has a finding that must be corrected or allowed first. `messageId` is the message that is
 * saved, where the files are those of a message.
 */
export type WriteIfAllowed = (files: FileChanges, language: DeskLanguage, messageId?: string) => Promise<Undoable>;

/** Writes files whatever the rules say of them. */
export type WriteAnyway = (files: FileChanges) => Promise<Undoable>;

/**
 * The operations on lists, services, cases, pages and old addresses. Each is undone as a whole. The rules can refuse
 * all but those on pages.
 */
export function structureOperations(
  checked: CheckedProject,
  writeIfAllowed: WriteIfAllowed,
  writeAnyway: WriteAnyway,
): Pick<DeskOperations, keyof StructureOperations> {
  /** Reads all records, the table of old addresses among them, and all catalogues again: a change is made from them. */
  const readAll = () =>
    checked.read([
      ...checked.project.records.map(({ path }) => path),
      ...checked.project.catalogues.flatMap(({ files }) => files.map(({ path }) => path)),
    ]);
  return {
    async changeList({ language, ...change }) {
      await readAll();
      return writeIfAllowed(filesWithListStep(checked, change), language);
    },
    async moveService({ path, by, language }) {
      await readAll();
      return writeIfAllowed(filesWithMovedService(checked, path, by), language);
    },
    async setPublished({ language, ...input }) {
      await readAll();
      return writeIfAllowed(filesWithPublished(checked, input), language);
    },
    async addRecord({ language, ...input }) {
      await readAll();
      const { files, titleId } = filesOfNewRecord(checked, input);
      const written = await writeIfAllowed(files, language);
      return {
        ...written,
        titleId,
        pages: recordsView(checked).find((record) => record.titleId === titleId)?.pages ?? [],
      };
    },
    async removeRecord({ language, path, successor }) {
      await readAll();
      return writeIfAllowed(filesWithoutRecord(checked, path, successor), language);
    },
    // Pages are written whatever the rules say: they judge by the old route table, until the new one is on the disk and
    // is read. The texts of a new page are still to be written, which holds a publication back.
    async addPage({ names }) {
      await readAll();
      const { files, ...page } = filesOfNewPage(checked, names);
      return { ...(await writeAnyway(files)), ...page };
    },
    async removePage(input) {
      await readAll();
      return writeAnyway(filesWithoutPage(checked, input));
    },
    async saveOldAddresses({ language, read, rows }) {
      await readAll();
      const text = checked.textOf(oldAddressesPath);
      const value = oldAddressesIn(text);
      // `read` is the table that the panel has read: if the file has changed since then, it is not overwritten.
      if (JSON.stringify(value) !== JSON.stringify(read)) throw new Refused({ reason: 'changed-on-disk', value });
      return writeIfAllowed(new Map([[oldAddressesPath, withOldAddresses(text, rows)]]), language);
    },
  };
}
