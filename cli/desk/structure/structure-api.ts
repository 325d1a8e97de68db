import type { DeskLanguage } from '#cli/desk/texts/desk-languages.ts';
import type { CategoryId } from '#src/domain/category.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { OldAddress } from '#src/domain/old-address.ts';

/** What panel and server say to each other about what there is: lists, services, cases, old addresses. */

/** What happens to an item of a list. */
export type ListStep =
  | { kind: 'add'; at: number }
  | { kind: 'remove'; at: number }
  | { kind: 'move'; at: number; to: number };

/** A list of messages with an item more, less, or elsewhere. */
export interface ListChange {
  /** The first parts of the ids of its messages. */
  list: string;
  step: ListStep;
  /** A new item in each language, of this list and of the one whose items belong to it. */
  added?: Record<string, Record<Locale, unknown>>;
}

/** The list that would hold what belongs to the items of another: `featureTexts` to `features`, and the other way round. */
export function companionNameOf(list: string): string {
  return list.endsWith('Texts') ? list.replace(/Texts$/, 's') : list.replace(/s$/, 'Texts');
}

export type RecordKind = 'service' | 'project';

/** A service or a case. */
export interface SiteRecord {
  path: string;
  kind: RecordKind;
  id: string;
  /** Of a service. */
  category?: CategoryId;
  /** Id of the message that names it. */
  titleId: string;
  published: boolean;
  /** It was published, so that its address may be known. */
  wasPublished: boolean;
  /** Id of the record that its address leads to while it is not published. */
  successor?: string;
  /** Its pages, also those of a draft, which are looked at here. */
  pages: { locale: Locale; path: string }[];
  /** Cases have none: the order of their files is theirs. */
  order?: number;
  /** The slug of each locale with its page; one for all where they have the same field. */
  slugs: { field: string; locales: Locale[]; slug: string; earlier: string[] }[];
}

/** A page with an address of its own: every page but those of services and cases. */
export interface SitePage {
  route: string;
  /** Id of the text that is opened first. */
  titleId: string;
  /** It may be online, so that its address may be known. */
  wasPublished: boolean;
  pages: { locale: Locale; path: string }[];
}

type Spoken = { language: DeskLanguage };
type Undone = { undo: number };

export interface StructureOperations {
  changeList(input: ListChange & Spoken): Undone;
  /** Moves a service down in its category past a number of others, or up where `by` is negative. */
  moveService(input: { path: string; by: number } & Spoken): Undone;
  /** Publishes a record, or hides it; `successor` is the id of the record that its address leads to while it is hidden. */
  setPublished(input: { path: string; published: boolean; successor?: string } & Spoken): Undone;
  /** Begins a draft of a service or a case, with its name in each language. */
  addRecord(
    input: { kind: RecordKind; names: Record<Locale, string>; category: CategoryId } & Spoken,
  ): Undone & Pick<SitePage, 'titleId' | 'pages'>;
  /** Takes a record away with everything of it; its address leads to the one of `successor` from then on. */
  removeRecord(input: { path: string; successor?: string } & Spoken): Undone;
  /** Begins a page with its name in each language, its other texts still to be written. */
  addPage(input: { names: Record<Locale, string> } & Spoken): Undone & Pick<SitePage, 'titleId' | 'pages'>;
  /** Takes a page away; its addresses lead to the page of the route `successor` from then on, and `why` is kept beside them. */
  removePage(input: { route: string; successor?: string; why: string } & Spoken): Undone;
  /** Writes the table of old addresses, which was `read`. */
  saveOldAddresses(input: { read: OldAddress[]; rows: OldAddress[] } & Spoken): Undone;
}

/** Their names, for the routes of the desk. */
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
