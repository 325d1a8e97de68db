import type { InboxOperations } from '#cli/desk/inbox/inbox-api.ts';
import type { PictureOperations, PictureProblem } from '#cli/desk/pictures/pictures-api.ts';
import type { DeskFixedPage, SiteRecord, StructureOperations } from '#cli/desk/structure/structure-api.ts';
import type { DeskLanguage } from '#cli/desk/texts/desk-languages.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { OldAddress } from '#src/domain/old-address.ts';

/** What the panel and the server of the desk say to each other: `POST /__desk/api/<operation>`, JSON both ways. */

/** The texts of a message; a locale that lacks it is left out. */
export type Texts = Partial<Record<Locale, string>>;

export type Severity = 'error' | 'warning' | 'note';

export interface Message {
  id: string;
  /** As the catalogues have them, in ICU. */
  texts: Texts;
  /** The source has changed since somebody compared its translation with it. */
  isStale: boolean;
  /** Locales that should have it and do not, or have it empty. */
  missing: Locale[];
  /** `error` if one of its findings is an error, else that of its last finding; absent if it has none. */
  severity?: Severity;
  /** Locales with findings of content-lint. */
  findingsIn: Locale[];
  /** The fewest and the most characters that it may have, as a visitor reads it. */
  limit?: { min: number; max: number };
}

/** How a fact is written, and read where somebody types it. */
export type FactFormat = 'number' | 'euro' | 'percent' | 'rating' | 'clock' | 'text';

export interface Fact {
  name: string;
  value: string | number;
  format: FactFormat;
  /** The ICU argument that shows it in a message, such as `{basicPrice, number, euro}`. */
  argument: string;
  /** Where it comes from, and who confirmed it. */
  source: string;
  /** The owner has still to confirm it. */
  isSample: boolean;
  /** Ids of the messages that show it. */
  shownIn: string[];
}

/** The record that says who the agency is. */
export const identityPath = 'content/site.yaml';

/** A value of that record. */
export interface Setting {
  /** A readable path, such as `social.linkedin.url`: an item of a list has a name in it instead of an index. */
  name: string;
  /** Such as `social`, `0`, `url`. */
  pathInFile: string[];
  value: string | number | string[];
}

/** A view that no address of the site shows by itself, such as a mail or an error page: only the desk shows it. */
export interface HiddenView {
  name: HiddenViewName;
  path: string;
  locale: Locale;
}

/**
 * `mail` is the one about an enquiry, `notices` has the texts of all other mails; `fields` is the form with every error
 * of a field, `refused` has the other errors of the form.
 */
export const hiddenViewNames = ['mail', 'notices', 'fields', 'refused'] as const;

export type HiddenViewName = (typeof hiddenViewNames)[number];

/** How many texts a folder of messages has, and how many it should have. */
export interface FolderCoverage {
  /** The first part of the ids in it, such as `pages`. */
  folder: string;
  locales: Record<Locale, { present: number; wanted: number }>;
}

/** Everything that the panel shows, as it is on the disk. */
export interface Project {
  messages: Message[];
  facts: Fact[];
  settings: Setting[];
  /** What the owner has still to confirm. */
  samples: Sample[];
  records: SiteRecord[];
  /** Every page but those of services and cases. */
  fixedPages: DeskFixedPage[];
  oldAddresses: OldAddress[];
  coverage: FolderCoverage[];
  /** How many items each list may have, by its name, such as `pages.contact.faq.items`. Only lists that may change. */
  lists: Record<string, { min: number; max: number }>;
  /** Addresses of all pages, those of services and cases too. */
  pages: { path: string; locale: Locale }[];
  hiddenViews: HiddenView[];
  /** What every message can fill in, by the name of the argument. */
  values: Record<string, string | number>;
}

/** One thing that content-lint says about a draft. */
export interface DraftFinding {
  code: string;
  severity: Severity;
  locale?: Locale;
  /** The id of the message, if it is not the one being edited. */
  id?: string;
  sentence: string;
  advice: string;
  /** The fact that a text has in digits; `got` is the text with them, such as `24 hours`. */
  fact?: { name: string; got: string };
  /** Only the draft has it: the project on the disk does not. */
  isNew: boolean;
}

/** An earlier text of a message. */
export interface Revision {
  commit: string;
  date: string;
  subject: string;
  texts: Texts;
}

/** A message or a value that differs between two states of the project. */
export interface Change {
  file: string;
  /** The id of a message, or of a list of messages. */
  id?: string;
  locale?: Locale;
  /** Path of a value inside its file, such as `clients.value`. */
  field?: string;
  /**
   * Items of a list were added, removed or moved, in all languages. `before` and `after` have the first text of each
   * such item, a line each.
   */
  isList?: true;
  /** The text, or the value as text; empty if it was not there. The same for `after`. */
  before: string;
  after: string;
  /** A file that follows from the others, such as a lock. */
  isDerived: boolean;
}

/** A commit with the messages that it changed. */
export interface RecentCommit {
  commit: string;
  date: string;
  subject: string;
  /** Ids of the messages that it changed: the first few. */
  ids: string[];
  /** How many messages it changed. */
  count: number;
}

/** A warning that stays, with why. */
export interface AllowedFinding {
  code: string;
  locale?: Locale;
  reason: string;
}

/**
 * New texts of a message, not saved yet. Elsewhere `draft` can also mean a service or case that is not published.
 */
export interface Draft {
  id: string;
  texts: Texts;
}

/** A new value for a field of a record. */
export interface FieldEdit {
  /** The file of the record. */
  path: string;
  /** The path of the field, such as `price`, `from`. */
  pathInFile: string[];
  /** What the panel read there. */
  read: FieldValue;
  /** What to write. */
  value: FieldValue;
}

export type FieldValue = string | number | boolean | string[];

/** What can be asked, with its answer. */
export interface Operations extends StructureOperations, InboxOperations, PictureOperations {
  project(input: Record<string, never>): Project;
  /** What content-lint's rules about single messages find in a draft: fast enough for every keystroke. */
  check(input: Draft & { language: DeskLanguage }): DraftFinding[];
  /** The same for all rules. */
  checkWhole(input: Draft & { language: DeskLanguage }): DraftFinding[];
  /** The markup of a hidden view, whose texts carry their ids. */
  showHiddenView(input: Pick<HiddenView, 'name' | 'locale'>): string;
  history(input: { id: string }): Revision[];
  /** The last commits that changed messages, newest first. */
  recent(input: Record<string, never>): RecentCommit[];
  /**
   * Writes the texts that differ from those that were `read`, and an exception for each warning that is allowed. Gives
   * the number by which `undo` takes it back, as all operations that write do.
   */
  save(input: Draft & { read: Texts; allowed?: AllowedFinding[]; language: DeskLanguage }): { undo: number };
  /** Writes values of records, all or none. */
  saveFields(input: { edits: FieldEdit[]; language: DeskLanguage }): { undo: number };
  /** Accepts that the translation of a message is still right although its source has changed. */
  accept(input: { id: string }): { undo: number };
  /** Takes back what was written under a number. */
  undo(input: { number: number }): Record<string, never>;
  /** What differs from the last commit. */
  changes(input: Record<string, never>): Change[];
  /** Puts one change back as it was in the last commit. */
  discard(input: Pick<Change, 'file' | 'id' | 'locale' | 'field' | 'isList'>): { undo: number };
  /** How far the publication is, and the name under which git will commit it. */
  publication(input: Record<string, never>): { publication: Publication; author: string };
  /** Begins to make, check, build and show what would be live. `subject` is the first line of the commit. */
  prepare(input: { subject: string; language: DeskLanguage }): Record<string, never>;
  /** Begins to put live what is shown. */
  goLive(input: Record<string, never>): Record<string, never>;
  /** Begins to put back what was live before. */
  takeBack(input: { subject: string }): Record<string, never>;
  /** The owner confirms a sample. */
  confirm(input: Pick<Sample, 'file' | 'pathInFile'>): { undo: number };
}

export type Operation = keyof Operations;

/** The same operations on the server, which may answer with a promise. */
export type DeskOperations = {
  [Name in Operation]: (
    input: Parameters<Operations[Name]>[0],
  ) => ReturnType<Operations[Name]> | Promise<ReturnType<Operations[Name]>>;
};

/**
 * `collect` takes the words as they are on the disk; `derive` makes what follows from them, such as pictures and fonts.
 */
export type StepName = 'collect' | 'derive' | 'check' | 'build' | 'preview' | 'commit' | 'publish';

export interface PublicationStep {
  name: StepName;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** How long it took. */
  seconds?: number;
  /** Why it failed. */
  detail?: string;
}

/** How far a publication is. */
export interface Publication {
  /**
   * `not-live`: the branch has the commit, but putting it live failed. `taken-back`: what was there before is back.
   */
  phase: 'idle' | 'preparing' | 'ready' | 'publishing' | 'live' | 'not-live' | 'taken-back' | 'failed';
  steps: PublicationStep[];
  /** What keeps it from being live, in words; what the owner has still to confirm among it. */
  heldBackBy: string[];
  /** Where it is shown before it is live. */
  preview?: string;
  /** The commit that was shown last, or that is live. */
  commit?: string;
  /** What became of a publication that was killed: the desk finds that out when it starts. */
  recovered?: 'as-it-was' | 'as-meant';
}

/** Something that the owner has still to confirm. */
export interface Sample {
  file: string;
  /** Empty if all of the file is a sample. */
  pathInFile: string[];
  /** A name of a fact, a person or a client; `price` for the price of the service in `file`. */
  name: string;
  value?: string | number;
  /** The amounts of a price, in euros, from the lowest to the highest. */
  amounts?: number[];
  /** Where it comes from. */
  source: string;
}

/** Why something was not done. */
export type Refusal =
  /** Set by the panel itself: the server does not answer, or does not know the panel's token. */
  | { reason: 'unreachable' | 'wrong-token' }
  /** The file has changed since the panel read it; this is what it has now. */
  | { reason: 'changed-on-disk'; texts?: Texts; value?: unknown }
  | { reason: 'has-findings'; findings: DraftFinding[] }
  | { reason: 'cannot-undo' | 'changed-since-preview' }
  /** A picture that its place has no use for: what it is, and what it has to be. */
  | { reason: 'picture'; problem: PictureProblem; got: string; wanted: string }
  /** Another record has that name already, or code refers to the record at the place in `detail`. */
  | { reason: 'taken' | 'named-in-code'; detail: string }
  /** The name of a new page, which would make a route that code cannot name. */
  | { reason: 'begins-with-digit'; detail: string }
  /** `unknown`: there is nothing of the name in `detail`; `outside`: a file that the desk may not write. */
  | { reason: 'unknown' | 'outside' | 'bad-request' | 'failed'; detail: string };
