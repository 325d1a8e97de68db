import type { OldAddress } from '#src/domain/old-address.ts';

/** What is wrong with a row of `content/redirects.yaml`, the table of old addresses. */
interface WrongAddress {
  /** The index of the row in the table. */
  at: number;
  field: 'from' | 'to';
  problem: 'twice' | 'page' | 'taken' | 'loop' | 'chain' | 'nowhere';
  /** The page that the row leads to in the end, if it leads there by another old address. */
  endsAt?: string;
}

interface Addresses {
  /** The paths of all pages. */
  pages: ReadonlySet<string>;
  /** The addresses with old slugs (`content/slugs.lock.yaml`), each with the address that it leads to. */
  forwarded: ReadonlyMap<string, string>;
  /** Whether something other than a page answers at an address, such as a file. */
  isTaken: (path: string) => boolean;
}

/**
 * Finds what is wrong in the table of old addresses: an address that occurs `twice`, is a `page` or is `taken` by a
 * file, or that leads in a circle (`loop`), to another old address (`chain`), or `nowhere`.
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
    const endsAt = endOf(to, targets);
    if (endsAt === undefined) return [{ at, field: 'to', problem: 'loop' }];
    if (pages.has(endsAt)) return [{ at, field: 'to', problem: 'chain', endsAt }];
    return [{ at, field: 'to', problem: 'nowhere' }];
  });
}

/** The address that an address leads to in the end; undefined if it leads in a circle. */
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
