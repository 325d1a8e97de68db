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
import type { StructureOperations } from './structure-api.ts';

/** Writes files of which no rule has anything to say that must be corrected first. */
export type Write = (files: FileChanges, language: DeskLanguage, about?: string) => Promise<{ undo: number }>;

/** Writes files whatever the rules say of them. */
export type WriteUnchecked = (files: FileChanges) => Promise<{ undo: number }>;

/** What changes what there is, each through the rules and each one undo. */
export function structureOperations(
  checked: CheckedProject,
  write: Write,
  writeUnchecked: WriteUnchecked,
): Pick<DeskOperations, keyof StructureOperations> {
  /** Everything that a change of a record is made from is read again first. */
  const readAll = () =>
    checked.read([
      ...checked.project.records.map(({ path }) => path),
      ...checked.project.catalogues.flatMap(({ files }) => files.map(({ path }) => path)),
    ]);
  return {
    async changeList({ language, ...change }) {
      await readAll();
      return write(filesWithListStep(checked, change), language);
    },
    async moveService({ path, by, language }) {
      await readAll();
      return write(filesWithMovedService(checked, path, by), language);
    },
    async setPublished({ language, ...wanted }) {
      await readAll();
      return write(filesWithPublished(checked, wanted), language);
    },
    async addRecord({ language, ...wanted }) {
      await readAll();
      const { files, titleId } = filesOfNewRecord(checked, wanted);
      const written = await write(files, language);
      return {
        ...written,
        titleId,
        pages: recordsView(checked).find((record) => record.titleId === titleId)?.pages ?? [],
      };
    },
    async removeRecord({ language, path, successor }) {
      await readAll();
      return write(filesWithoutRecord(checked, path, successor), language);
    },
    // The rules know a page once it is there; its texts are still to be written, which holds a publication back.
    async addPage({ names }) {
      await readAll();
      const { files, ...page } = filesOfNewPage(checked, names);
      return { ...(await writeUnchecked(files)), ...page };
    },
    async removePage({ language, ...wanted }) {
      await readAll();
      return writeUnchecked(filesWithoutPage(checked, wanted));
    },
    async saveOldAddresses({ language, read, rows }) {
      await readAll();
      const text = checked.textOf(oldAddressesPath);
      const value = oldAddressesIn(text);
      if (JSON.stringify(value) !== JSON.stringify(read)) throw new Refused({ reason: 'changed-on-disk', value });
      return write(new Map([[oldAddressesPath, withOldAddresses(text, rows)]]), language);
    },
  };
}
