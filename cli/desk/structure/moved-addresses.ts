import { movedTargets, oldAddressesIn, withOldAddresses } from '#cli/site-rules/redirects/old-addresses-text.ts';
import { locales } from '#src/domain/locale.ts';
import { type PageAddress, pathOf } from '#src/domain/page-address.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import type { Service } from '#src/domain/service.ts';

/** The fields of a record from which its addresses are made, and `gallery`, by which a case is recognised. */
export type AddressedRecord =
  | Pick<Service, 'slug' | 'slugByLocale' | 'locales'>
  | Pick<ProjectCase, 'slug' | 'gallery'>;

/**
 * Gives the table of old addresses after a record gets other addresses, or after another record takes its place: what
 * led to its pages leads to the new ones. Where the new record has no page in a locale, what led to the earlier
 * one stays, and the rule about old addresses reports it.
 */
export function withMovedAddresses(table: string, before: AddressedRecord, after: AddressedRecord): string {
  const moved = new Map<string, string>();
  for (const locale of locales) {
    const [from, to] = [before, after].map((record) => pathOf(addressOf(record), locale));
    if (from !== undefined && to !== undefined) moved.set(from, to);
  }
  const rows = oldAddressesIn(table);
  return rows.some(({ to }) => moved.has(to)) ? withOldAddresses(table, movedTargets(rows, moved)) : table;
}

function addressOf(record: AddressedRecord): PageAddress {
  return 'gallery' in record ? { route: 'project', project: record } : { route: 'service', service: record };
}
