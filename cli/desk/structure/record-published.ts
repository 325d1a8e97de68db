import { folderTree, withFiles } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { valueAt, withValue } from '#cli/desk/project/record-edit.ts';
import { Refused } from '#cli/desk/refused.ts';
import { lockSlugs } from '#cli/site-rules/slugs/lock-slugs.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';
import { slugLockPath } from '#src/domain/slug-lock.ts';
import { recordAt, recordsOf, refuseNamed } from './find-record.ts';
import { withMovedAddresses } from './moved-addresses.ts';

interface Wanted {
  path: string;
  published: boolean;
  successor?: string;
}

/**
 * The files in which a record is published, or hidden with a successor, and its slug is in the lock. Throws a `Refused`
 * where the code names what is to be hidden, or nothing published could take its place.
 */
export function filesWithPublished(
  checked: CheckedProject,
  { path, published, successor }: Wanted,
): Map<string, string> {
  const { kind, id, value } = recordAt(checked, path);
  if (!published) refuseNamed(checked, id);
  const inItsPlace = recordsOf(checked).find(
    (other) => other.kind === kind && other.id === successor && other.id !== id && other.value.published,
  );
  if (!published && successor !== undefined && !inItsPlace) throw new Refused({ reason: 'unknown', detail: successor });
  const text = withoutField(checked.textOf(path), 'successor');
  // A service that says nothing is published.
  const changed =
    kind === 'service' && published ? withoutField(text, 'published') : withValue(path, text, ['published'], published);
  const whole = published || successor === undefined ? changed : withValue(path, changed, ['successor'], successor);
  const files = new Map([[path, whole]]);
  if (!published && inItsPlace) {
    files.set(oldAddressesPath, withMovedAddresses(checked.textOf(oldAddressesPath), value, inItsPlace.value));
  }
  return files.set(slugLockPath, lockSlugs(withFiles(folderTree(checked.root), files), {}).text);
}

/** A record without one of its fields, where that has a line of its own. */
function withoutField(text: string, name: string): string {
  if (valueAt('record.yaml', text, [name]) === undefined) return text;
  return text.replace(new RegExp(`^${name}:.*\\n`, 'm'), '');
}
