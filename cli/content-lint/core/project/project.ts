import type { Args, Span } from '../finding.ts';
import type { Syntax } from '../messages/syntax.ts';
import type { CodeUse } from './code-use.ts';
import type { FileTree, Obstacle } from './file-tree.ts';
import type { ProjectRules } from './rule-settings.ts';

/** Offsets of a key and of its value in the text of a file. */
export interface KeyPlace {
  key: Span;
  value: Span;
}

/** A problem that the parser of a file reports. */
export interface FileProblem {
  /** Code of the rule that reports it. */
  code: string;
  span: Span;
  /** The key that it is about; absent if it is not about one key. */
  key?: string;
  /** The first place of the key, if it is repeated. */
  first?: Span;
  args: Args;
}

/** One JSON file of messages, flattened to full keys. */
export interface CatalogueFile {
  /** From the project's root, with forward slashes. */
  path: string;
  locale: string;
  text: string;
  messages: ReadonlyMap<string, string>;
  /** The source texts that were translated, by key, if the file has them: see `formats/extracted-messages.ts`. */
  sources?: ReadonlyMap<string, string>;
  problems: readonly FileProblem[];
  /** Finds a key in the text; positions are calculated at the first call. */
  locate(key: string): KeyPlace | undefined;
  /**
   * Only for a file whose texts were rewritten as ICU. Gives the key that a part of a message comes from, and the part
   * of that key's text; undefined for a part that no text of the file has.
   */
  origin?(key: string, span: Span): { key: string; span: Span } | undefined;
}

/** All messages of one locale. */
export interface Catalogue {
  locale: string;
  files: readonly CatalogueFile[];
  messages: ReadonlyMap<string, string>;
}

/** One YAML or JSON file of data, such as a record that a plugin reads. */
export interface RecordFile {
  path: string;
  text: string;
  /** Undefined if the file cannot be parsed. */
  data: unknown;
  problems: readonly FileProblem[];
  /** Finds the longest part of a path that the file has. */
  locate(path: readonly (string | number)[]): KeyPlace;
}

/** What the source code does with messages. */
export interface ProjectCode {
  use: CodeUse;
  /** The text of a source file, for the line of a finding. */
  textOf(path: string): string;
}

/** Names of a project's own formats, beside those that ICU has. */
export interface FormatNames {
  number?: readonly string[] | undefined;
  date?: readonly string[] | undefined;
  time?: readonly string[] | undefined;
}

/** Everything that rules look at. */
export interface Project {
  /** The locale whose texts the others translate. */
  source: string;
  locales: readonly string[];
  /** The source first. */
  catalogues: readonly Catalogue[];
  /** The path that a catalogue file has in another locale; undefined if its files cannot have that locale. */
  pathInLocale(path: string, locale: string): string | undefined;
  /** The path of a catalogue file with `{locale}` for its locale. */
  pathWithoutLocale(path: string): string;
  /** The files that plugins have asked for. */
  records: readonly RecordFile[];
  /** The findings that are allowed, with reasons: `exceptions.yaml` beside the catalogues. */
  exceptions: RecordFile | undefined;
  /** Names and agreed translations: `terms.yaml` beside the catalogues. */
  terms: RecordFile | undefined;
  /** Which translation was compared with which text: `source.lock.json` beside the catalogues. */
  sourceLock: RecordFile | undefined;
  /** The path at which that lock is, or would be. */
  sourceLockPath: string;
  /** Findings that are known and may stay: the file of `--baseline`. */
  baseline: RecordFile | undefined;
  formats: FormatNames;
  /** How texts are written in the files; `messages` has them all in ICU. */
  syntax: Syntax;
  /** Which rules are off, and which severities differ. */
  settings: ProjectRules;
  /** What is in the place of a catalogue or a record but cannot be read as a file. */
  obstacles: readonly Obstacle[];
  /** All files, read when they are asked for. */
  tree: FileTree;
  /** Absent if the project has no source code, or if it was opened without it. */
  code?: ProjectCode | undefined;
}

/** All files of a project that hold data and no messages. */
export function recordFiles({ records, exceptions, terms, sourceLock, baseline }: Project): RecordFile[] {
  return [...records, ...[exceptions, terms, sourceLock, baseline].filter((file) => file !== undefined)];
}
