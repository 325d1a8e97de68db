import { stringify } from 'yaml';
import { parseRecord } from '#cli/content-lint/api.ts';
import type { AllowedFinding, DraftFinding } from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { minReasonLength } from '#cli/desk/required-before-save.ts';
import type { Locale } from '#src/domain/locale.ts';

/** Matches a list without items on a line of its own, with a comment behind it or not. */
const emptyList = /^\[ *\](?: .*)?$/m;

/** An exception, as the file of exceptions has it. */
interface Exception {
  rule: string;
  key: string;
  locale?: Locale;
  reason: string;
}

/**
 * Gives the path and the new text of the file of exceptions: that on the disk with one exception more for each allowed
 * finding of a message. Writes nothing. Throws a `Refused` if a reason is too short, or if the project has no such file
 * or a damaged one.
 */
export async function withExceptions(
  checked: CheckedProject,
  id: string,
  allowed: readonly AllowedFinding[],
): Promise<[path: string, text: string]> {
  return withAddedExceptions(
    checked,
    allowed.map(({ code, locale, reason }) => ({ rule: code, key: id, ...(locale && { locale }), reason })),
  );
}

/**
 * The same for numbers in texts that now happen to equal a fact: they were written when the fact was another number, so
 * they mean something else. Undefined if there are none.
 */
export async function withFactCoincidences(
  checked: CheckedProject,
  findings: readonly DraftFinding[],
): Promise<[path: string, text: string] | undefined> {
  const exceptions = findings.flatMap(({ code, id, locale, fact, isNew }): Exception[] => {
    if (!fact || !isNew || id === undefined) return [];
    const reason = `Was written before the fact ${fact.name} had this value, and means something else.`;
    return [{ rule: code, key: id, ...(locale && { locale }), reason }];
  });
  return exceptions.length > 0 ? withAddedExceptions(checked, exceptions) : undefined;
}

async function withAddedExceptions(
  checked: CheckedProject,
  exceptions: readonly Exception[],
): Promise<[string, string]> {
  const path = checked.project.exceptions?.path;
  if (!path) throw new Refused({ reason: 'bad-request', detail: 'exceptions.yaml' });
  if (exceptions.some(({ reason }) => reason.trim().length < minReasonLength)) {
    throw new Refused({ reason: 'bad-request', detail: 'reason' });
  }
  await checked.read([path]);
  const trimmed = exceptions.map((exception) => ({ ...exception, reason: exception.reason.trim() }));
  // An empty list, `[]`, gives way to the new items.
  const before = checked.textOf(path).replace(emptyList, '').trimEnd();
  const indent = /^( *)- /m.exec(before)?.[1] ?? '';
  // `lineWidth: 0` keeps a long reason on one line.
  const items = stringify(trimmed, { lineWidth: 0 }).replace(/^(?=.)/gm, indent);
  const text = before === '' ? items : `${before}\n${items}`;
  if (parseRecord(path, text).data === undefined) throw new Refused({ reason: 'bad-request', detail: path });
  return [path, text];
}
