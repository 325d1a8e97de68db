import type { OldAddress } from '#src/domain/old-address.ts';

/** A row of the table that does not do what it is for. */
interface WrongAddress {
  /** Its place in the table. */
  at: number;
  field: 'from' | 'to';
  problem: 'twice' | 'page' | 'taken' | 'loop' | 'chain' | 'nowhere';
  /** Where the row leads to in the end, or what is in its way. */
  other?: string;
}

interface Addresses {
  pages: ReadonlySet<string>;
  /** What the slugs forward already: from where to where. */
  forwarded: ReadonlyMap<string, string>;
  /** Whether something else of the site answers at an address: a file, or the form. */
  isTaken: (path: string) => boolean;
}

/**
 * What is wrong in the table of old addresses: an address that is a page, occurs twice, or leads in a circle, to another
 * old address, or nowhere.
 */
export function reviewOldAddresses(
  rows: readonly Pick<OldAddress, 'from' | 'to'>[],
  { pages, forwarded, isTaken }: Addresses,
): WrongAddress[] {
  const targets = new Map([...forwarded, ...rows.map(({ from, to }) => [from, to] as const)]);
  return rows.flatMap(({ from, to }, at): WrongAddress[] => {
    const first = rows.findIndex((row) => row.from === from);
    if (first < at) return [{ at, field: 'from', problem: 'twice' }];
    if (pages.has(from)) return [{ at, field: 'from', problem: 'page' }];
    if (isTaken(from)) return [{ at, field: 'from', problem: 'taken' }];
    if (pages.has(to)) return [];
    const other = endOf(to, targets);
    if (other === undefined) return [{ at, field: 'to', problem: 'loop' }];
    if (pages.has(other)) return [{ at, field: 'to', problem: 'chain', other }];
    return [{ at, field: 'to', problem: 'nowhere' }];
  });
}

/** Where an address leads in the end; undefined where that is a circle. */
function endOf(path: string, targets: ReadonlyMap<string, string>): string | undefined {
  const passed = new Set<string>();
  for (let end = path; ; ) {
    const next = targets.get(end);
    if (next === undefined) return end;
    if (passed.has(end)) return undefined;
    passed.add(end);
    end = next;
  }
}
