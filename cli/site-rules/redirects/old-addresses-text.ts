import { parse, stringify } from 'yaml';
import type { OldAddress } from '#src/domain/old-address.ts';

/** Reads the rows of `content/redirects.yaml` from its text, without checking them against the schema. */
export function oldAddressesIn(text: string): OldAddress[] {
  const rows: unknown = parse(text);
  return Array.isArray(rows) ? rows : [];
}

/** Gives the text of that file with other rows. The comments at its head stay, others are lost. */
export function withOldAddresses(text: string, rows: readonly OldAddress[]): string {
  // With a line end, which a file of comments alone may lack.
  const head = /^(?:#.*\n)*/.exec(`${text.trimEnd().replaceAll('\r', '')}\n`)?.[0] ?? '';
  // With a width of 0, long texts stay on one line.
  return head + stringify(rows, { lineWidth: 0 });
}

/** Gives the rows after pages have moved: `moved` has the new path of each page by its earlier one. */
export function movedTargets(rows: readonly OldAddress[], moved: ReadonlyMap<string, string>): OldAddress[] {
  return rows.map((row) => ({ ...row, to: moved.get(row.to) ?? row.to }));
}
