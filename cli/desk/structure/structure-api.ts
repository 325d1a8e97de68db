import type { DeskLanguage } from '#cli/desk/texts/desk-languages.ts';
import type { CategoryId } from '#src/domain/category.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { OldAddress } from '#src/domain/old-address.ts';
import type { Price } from '#src/domain/service.ts';

/** What panel and server say to each other about lists, services, cases, pages and old addresses. */

/** What happens to an item of a list. */
export type ListStep =
  | { kind: 'add'; at: number }
  | { kind: 'remove'; at: number }
  | { kind: 'move'; at: number; to: number };

/** A change of a list of messages: an item is added, removed or moved. */
export interface ListChange {
  /** The name of the list: the first parts of the ids of its messages, such as `pages.contact.faq.items`. */
  list: string;
  step: ListStep;
  /** The new item in each language, by the name of its list: this list, and its companion if there is one. */
  added?: Record<string, Record<Locale, unknown>>;
}

/**
 * A list may have a companion, whose items belong to its items one by one: `featureTexts` has a text for each item of
 * `features`. Gives the name of the companion of either, whether or not there is such a list. A name with neither ending
 * has no companion, and is given back.
 */
export function pairedNameOf(list: string): string {
  return list.endsWith('Texts') ? list.replace(/Texts$/, 's') : list.replace(/s$/, 'Texts');
}

/** The amounts that the price of a service can have, from the lowest to the highest. */
export const priceAmounts = ['from', 'example', 'to'] as const;

export type RecordKind = 'service' | 'project';

/** A service or a case. */
export interface SiteRecord {
  /** The path of its file. */
  path: string;
  kind: RecordKind;
  id: string;
  /** Only services have one. */
  category?: CategoryId;
  /** Id of the message that names it. */
  titleId: string;
  published: boolean;
  /** Whether it was ever published, so that its address may be known. */
  wasPublished: boolean;
  /** Id of the record that its address leads to while it is not published. */
  successor?: string;
  /** Its pages, each with its address. A draft has pages too: the desk shows them. */
  pages: { locale: Locale; path: string }[];
  /** Its place in its category. Cases have none: they have the order of their files. */
  order?: number;
  /** What it costs; not every service has a price. */
  price?: Price;
  /**
   * The slug of each locale that has a page, and the earlier ones, which lead to it. `field` is its path in the file:
   * `slug`, or `slugByLocale.nl`. Locales that share a field are one entry.
   */
  slugs: { field: string; locales: Locale[]; slug: string; earlier: string[] }[];
}

/** A page with an address of its own: every page but those of services and cases. */
export interface DeskFixedPage {
  route: string;
  /** Id of the text that is opened first. */
  titleId: string;
  /** Whether it may be online, so that its address may be known. */
  wasPublished: boolean;
  pages: { locale: Locale; path: string }[];
}

/** The language in which findings are given. */
type InLanguage = { language: DeskLanguage };
/** The number by which the operation can be undone. */
export type Undoable = { undo: number };

export interface StructureOperations {
  changeList(input: ListChange & InLanguage): Undoable;
  /** Moves a service down in its category by a number of places, or up if `by` is negative. */
  moveService(input: { path: string; by: number } & InLanguage): Undoable;
  /**
   * Publishes a record, or hides it; `successor` is the id of the record that its address leads to while it is hidden.
   */
  setPublished(input: { path: string; published: boolean; successor?: string } & InLanguage): Undoable;
  /** Begins a draft of a service or a case, with its name in each language. A case has no `category`: it is not used. */
  addRecord(
    input: { kind: RecordKind; names: Record<Locale, string>; category: CategoryId } & InLanguage,
  ): Undoable & Pick<DeskFixedPage, 'titleId' | 'pages'>;
  /** Removes a record with everything that belongs to it. Its address leads to the record `successor` from then on. */
  removeRecord(input: { path: string; successor?: string } & InLanguage): Undoable;
  /** Begins a page with its name in each language, its other texts still to be written. */
  addPage(input: { names: Record<Locale, string> } & InLanguage): Undoable & Pick<DeskFixedPage, 'titleId' | 'pages'>;
  /**
   * Removes a page. Its addresses lead to the page of the route `successor` from then on; `why` is kept beside them.
   */
  removePage(input: { route: string; successor?: string; why: string } & InLanguage): Undoable;
  /**
   * Writes the table of old addresses. `read` is the table as the panel read it: if the file has changed since, nothing
   * is written.
   */
  saveOldAddresses(input: { read: OldAddress[]; rows: OldAddress[] } & InLanguage): Undoable;
}

/** The names of these operations, for `desk-routes.ts`. */
export const structureOperationNames = [
  'changeList',
  'moveService',
  'setPublished',
  'addRecord',
  'removeRecord',
  'addPage',
  'removePage',
  'saveOldAddresses',
] as const satisfies (keyof StructureOperations)[];
