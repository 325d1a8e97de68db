import { type FileChanges, type FileContent, folderTree, withFiles } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { removeRecord } from '#cli/remove/remove-record.ts';
import { lockSlugs } from '#cli/site-rules/slugs/lock-slugs.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';
import { slugLockPath } from '#src/domain/slug-lock.ts';
import { recordAt, recordsOf, refuseIfInCode } from './find-record.ts';
import { filesWithoutMessages } from './messages-removal.ts';
import { withMovedAddresses } from './moved-addresses.ts';

/**
 * Gives the changed files that remove a record: those of `npm run remove`, and the old addresses, the slug lock,
 * `source.lock.json` and `i18n/exceptions.yaml` without it. Writes nothing. Throws a `Refused` if the code names the
 * record, if `successor` is no other record of its kind, or if it is left out or a draft although the record was
 * published.
 */
export function filesWithoutRecord(checked: CheckedProject, path: string, successor: string | undefined): FileChanges {
  const { root, project } = checked;
  const { kind, id, value } = recordAt(checked, path);
  refuseIfInCode(checked, id);
  const { edit, remove } = removal(() => removeRecord(root, project, kind, id, successor));
  // `remove` has files and folders; of a folder, each file is removed.
  const gone = remove
    .flatMap((place) => [place, ...checked.filesBelow(place)])
    .filter((file) => checked.contentOf(file) !== null)
    .map((file): [string, FileContent] => [file, null]);
  const tree = withFiles(folderTree(root), new Map([...edit, ...gone]));
  const lock = removal(() => lockSlugs(tree, successor === undefined ? {} : { [id]: successor }));
  const replacement = recordsOf(checked).find((other) => other.kind === kind && other.id === successor);
  const prefixes = [`${value.i18nKey}.`, ...(kind === 'service' ? [`drawings.${id}.`] : [])];
  return new Map<string, FileContent>([
    ...edit,
    ...(replacement
      ? [[oldAddressesPath, withMovedAddresses(checked.textOf(oldAddressesPath), value, replacement.value)] as const]
      : []),
    [slugLockPath, lock.text],
    ...filesWithoutMessages(checked, prefixes),
    ...gone,
  ]);
}

/** Runs a part of `npm run remove`; its error becomes a `Refused`. */
function removal<Result>(part: () => Result): Result {
  try {
    return part();
  } catch (error) {
    throw new Refused({ reason: 'bad-request', detail: (error as Error).message });
  }
}
