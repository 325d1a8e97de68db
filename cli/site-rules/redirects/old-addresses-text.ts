import { parse, stringify } from 'yaml';
import type { OldAddress } from '#src/domain/old-address.ts';

/** The rows of the table as they are in its text, whatever a schema says of them. */
export function oldAddressesIn(text: string): OldAddress[] {
  const rows: unknown = parse(text);
  return Array.isArray(rows) ? rows : [];
}

/** The text of the table with other rows, one after the other; the comments at its head stay. */
export function withOldAddresses(text: string, rows: readonly OldAddress[]): string {
  const head = /^(?:#.*\n)*/.exec(text)?.[0] ?? '';
  return head + stringify(rows, { lineWidth: 0 });
}

/** The rows after pages have other addresses: what led to one of them leads to the new one. */
export function movedTargets(rows: readonly OldAddress[], moved: ReadonlyMap<string, string>): OldAddress[] {
  return rows.map((row) => ({ ...row, to: moved.get(row.to) ?? row.to }));
}
