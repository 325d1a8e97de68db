import { stringify } from 'yaml';
import { parseRecord } from '#cli/content-lint/api.ts';
import { minReason } from '#cli/desk/demand.ts';
import type { AllowedFinding } from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';

/**
 * The file of exceptions as it is on the disk, with one more for each finding of a message that is allowed. Throws a
 * `Refused` for a reason that is too short.
 */
export async function withExceptions(
  checked: CheckedProject,
  id: string,
  allowed: readonly AllowedFinding[],
): Promise<[path: string, text: string]> {
  const path = checked.project.exceptions?.path;
  if (!path || allowed.some(({ reason }) => reason.trim().length < minReason)) {
    throw new Refused({ reason: 'bad-request', detail: 'reason' });
  }
  await checked.read([path]);
  const exceptions = allowed.map(({ code, locale, reason }) => ({
    rule: code,
    key: id,
    ...(locale && { locale }),
    reason: reason.trim(),
  }));
  const text = `${checked.textOf(path).replace(/\n*$/, '\n')}${stringify(exceptions, { lineWidth: 0 })}`;
  if (parseRecord(path, text).data === undefined) throw new Refused({ reason: 'bad-request', detail: path });
  return [path, text];
}
