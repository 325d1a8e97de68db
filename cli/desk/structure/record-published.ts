import { folderTree, withFiles } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { valueAt, withValue } from '#cli/desk/project/record-edit.ts';
import { Refused } from '#cli/desk/refused.ts';
import { lockSlugs } from '#cli/site-rules/slugs/lock-slugs.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';
import { slugLockPath } from '#src/domain/slug-lock.ts';
import { recordAt, recordsOf, refuseIfInCode } from './find-record.ts';
import { withMovedAddresses } from './moved-addresses.ts';

/** The input of the operation `setPublished`, described in `structure-api.ts`. */
interface NewState {
  path: string;
  published: boolean;
  successor?: string;
}

/**
 * Gives the changed files that publish a record, or hide it with or without a successor; the slug lock is one of them.
 * Writes nothing. Throws a `Refused` if code of the site names a record that is to be hidden, or if the successor is
 * not a published record of the same kind.
 */
export function filesWithPublished(
  checked: CheckedProject,
  { path, published, successor }: NewState,
): Map<string, string> {
  const { kind, id, value } = recordAt(checked, path);
  if (!published) refuseIfInCode(checked, id);
  const replacement = recordsOf(checked).find(
    (other) => other.kind === kind && other.id === successor && other.id !== id && other.value.published,
  );
  if (!published && successor !== undefined && !replacement)
    throw new Refused({ reason: 'unknown', detail: successor });
  const text = withoutField(checked.textOf(path), 'successor');
  // A service without the field `published` is published; a case always has the field.
  const changed =
    kind === 'service' && published ? withoutField(text, 'published') : withValue(path, text, ['published'], published);
  const withSuccessor =
    published || successor === undefined ? changed : withValue(path, changed, ['successor'], successor);
  const files = new Map([[path, withSuccessor]]);
  if (!published && replacement) {
    files.set(oldAddressesPath, withMovedAddresses(checked.textOf(oldAddressesPath), value, replacement.value));
  }
  // No successors are given here: the record itself names the one it has.
  return files.set(slugLockPath, lockSlugs(withFiles(folderTree(checked.root), files), {}).text);
}

/** The text of a record without one of its fields, which has to be on a line of its own. */
function withoutField(text: string, name: string): string {
  // The name only says that the text is YAML.
  if (valueAt('record.yaml', text, [name]) === undefined) return text;
  // The last line may end without a line break.
  return text.replace(new RegExp(`^${name}:.*(?:\\n|$)`, 'm'), '');
}
