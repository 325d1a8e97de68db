import { type FileChanges, gitTree, messagePattern, readJsonKeys } from '#cli/content-lint/host.ts';
import type { Change } from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { filesWithTexts, textsIn } from '#cli/desk/project/message-edit.ts';
import { valueAt, withValueFrom } from '#cli/desk/project/record-edit.ts';
import { Refused } from '#cli/desk/refused.ts';
import { filesWithListBefore } from '#cli/desk/structure/list-changes.ts';
import { filesOfPageBefore } from '#cli/desk/structure/page-changes.ts';
import { filesOfRecordBefore, mainFileOf } from '#cli/desk/structure/record-changes.ts';
import { withRestoredSlugLock } from '#cli/desk/structure/restored-slug-lock.ts';

/**
 * Gives the changed files that undo one change since the last commit. Writes nothing. The change is a list of messages,
 * a record or page that was added or removed, a text, or a value; anything else puts the whole file back. Throws a
 * `Refused` for a file that the last commit does not have, unless it is that of a record or page.
 */
export function filesBefore(
  checked: CheckedProject,
  { file, id, locale, field, isList }: Pick<Change, 'file' | 'id' | 'locale' | 'field' | 'isList'>,
): FileChanges {
  if (isList && id !== undefined) return filesWithListBefore(checked, id);
  const committedText = gitTree(checked.root, { commit: 'HEAD' }).texts([file]).get(file);
  const wasAddedOrRemoved = (committedText === undefined) !== (checked.contentOf(file) === null);
  // True of the main file of a service or case, `content/services/<id>.yaml`, and of that of a page, which has no
  // record: the JSON file of its words. Their other files, such as pictures, have one of these as their main file.
  const isOfRecordOrPage = mainFileOf(file) === file;
  if (wasAddedOrRemoved && isOfRecordOrPage)
    return file.endsWith('.json') ? filesOfPageBefore(checked, file) : filesOfRecordBefore(checked, file);
  if (committedText === undefined) throw new Refused({ reason: 'unknown', detail: file });
  if (id !== undefined && locale !== undefined) {
    const before = committedMessage(checked, file, committedText, id);
    const isThere = textsIn(checked, id)[locale] !== undefined;
    // A text that was added or removed is no value that can be put back alone: the whole file is, below.
    if (before !== undefined && isThere) return filesWithTexts(checked, id, { [locale]: before });
  }
  const currentText = checked.textOf(file);
  const pathInFile = field?.split('.') ?? [];
  // A value that was added or removed is undone together with the nearest part around it that both texts have.
  while (
    pathInFile.length > 0 &&
    [committedText, currentText].some((text) => valueAt(file, text, pathInFile) === undefined)
  )
    pathInFile.pop();
  if (pathInFile.length > 0) {
    const files = new Map([[file, withValueFrom(committedText, file, currentText, pathInFile)]]);
    // A slug (`slug` or `slugByLocale`) is also in the lock of slugs, which has to follow.
    return field?.startsWith('slug') ? withRestoredSlugLock(checked, files) : files;
  }
  return new Map([[file, committedText]]);
}

function committedMessage(
  { messagesPattern }: CheckedProject,
  file: string,
  text: string,
  id: string,
): string | undefined {
  const prefix = messagePattern(messagesPattern).match(file)?.prefix;
  return prefix === undefined ? undefined : readJsonKeys(text, prefix).strings.get(id);
}
