import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { withValue } from '#cli/desk/project/record-edit.ts';
import { Refused } from '#cli/desk/refused.ts';
import { recordsOf } from './find-record.ts';

/**
 * Gives the changed files that move a service down in its category by a number of places, or up if `by` is negative.
 * The services of the category are numbered from 1. Writes nothing.
 */
export function filesWithMovedService(checked: CheckedProject, path: string, by: number): Map<string, string> {
  // Only a service has a category.
  const services = recordsOf(checked).flatMap((record) =>
    'category' in record.value ? [{ path: record.path, value: record.value }] : [],
  );
  const moved = services.find((service) => service.path === path);
  if (!moved) throw new Refused({ reason: 'unknown', detail: path });
  const inCategory = services
    .filter(({ value }) => value.category === moved.value.category)
    .sort((a, b) => a.value.order - b.value.order);
  const from = inCategory.indexOf(moved);
  const to = from + by;
  if (!Number.isInteger(by) || by === 0 || to < 0 || to >= inCategory.length)
    throw new Refused({ reason: 'bad-request', detail: path });
  const ordered = inCategory.toSpliced(from, 1).toSpliced(to, 0, moved);
  return new Map(
    ordered.flatMap((service, at): [string, string][] =>
      service.value.order === at + 1
        ? []
        : [[service.path, withValue(service.path, checked.textOf(service.path), ['order'], at + 1)]],
    ),
  );
}
