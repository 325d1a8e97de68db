import { parseRecord } from '#cli/content-lint/api.ts';
import { applyTextEdits } from '#cli/content-lint/host.ts';
import { confirmedSource } from '#cli/desk/confirmed-source.ts';
import { identityPath, type Sample } from '#cli/desk/desk-api.ts';
import { valueAt, withValue } from '#cli/desk/project/record-edit.ts';
import { priceAmounts } from '#cli/desk/structure/structure-api.ts';

/** Where something is inside a file: `team`, `0` for the first item of the list `team`. */
type PathInFile = (string | number)[];

/** What the owner has still to confirm, in the records of a project. */
export function samplesIn(records: readonly { path: string; data?: unknown }[]): Sample[] {
  return records.flatMap(({ path: file, data }) =>
    sampleRecords(data).map(({ pathInFile, record }): Sample => {
      const { name, client, role, value, source } = record;
      // Only the price of a service has amounts: `from`, `example` and `to`.
      const amounts = priceAmounts.map((amount) => record[amount]).filter((amount) => typeof amount === 'number');
      return {
        file,
        pathInFile: pathInFile.map(String),
        // A fact or a service has none of the three: the last part of its path is given, such as `rating` or `price`.
        name: String(name ?? client ?? role ?? pathInFile.at(-1) ?? ''),
        ...((typeof value === 'string' || typeof value === 'number') && { value }),
        ...(amounts.length > 0 && { amounts }),
        source: typeof source === 'string' ? source : '',
      };
    }),
  );
}

/** Finds the objects with `sample: true` anywhere in a value, which is at `pathInFile` of a file, and where each is. */
function sampleRecords(
  data: unknown,
  pathInFile: PathInFile = [],
): { pathInFile: PathInFile; record: Record<string, unknown> }[] {
  if (typeof data !== 'object' || data === null) return [];
  const inner = (Array.isArray(data) ? [...data.entries()] : Object.entries(data)).flatMap(([key, value]) =>
    sampleRecords(value, [...pathInFile, key]),
  );
  const record = data as Record<string, unknown>;
  return record.sample === true ? [{ pathInFile, record }, ...inner] : inner;
}

/**
 * Gives a record file in which the sample at `pathInFile`, such as `rating`, is confirmed on a day: without
 * `sample: true`, and with a source that says so.
 */
export function withConfirmed(path: string, text: string, pathInFile: readonly string[], day: string): string {
  const sourcePath = [...pathInFile, 'source'];
  const source = valueAt(path, text, sourcePath);
  const withSource =
    typeof source === 'string' ? withValue(path, text, sourcePath, confirmedSource(source, day)) : text;
  const located = parseRecord(path, withSource).locate([...pathInFile, 'sample']);
  const sampleField = { start: located.key.start, end: located.value.end };
  // The record of the agency always says whether it is a sample; in other records the field is left out if it is false.
  const isAgency = path === identityPath && pathInFile.length === 0;
  return applyTextEdits(withSource, [
    isAgency ? { ...sampleField, text: 'sample: false' } : { ...withSeparator(withSource, sampleField), text: '' },
  ]);
}

/** The range of a field with the comma and the blanks behind it, or of its whole line if it has one to itself. */
function withSeparator(text: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const after = /^,?[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const isWholeLine = /^[ \t]*$/.test(text.slice(lineStart, start)) && text[end + after] === '\n';
  return isWholeLine ? { start: lineStart, end: end + after + 1 } : { start, end: end + after };
}
