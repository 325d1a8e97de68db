/** A note is information: it never fails a run. */
export type Severity = 'error' | 'warning' | 'note';

/** Values for the sentence about a finding; sentences are in the texts of the tool or of a plugin. */
export type Args = Readonly<Record<string, string | number | readonly string[]>>;

/** Offsets in UTF-16 units, the end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A part of a file: lines and columns count from 1, columns in UTF-16 units as in editors; the end is exclusive. */
export interface SourceLocation {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/**
 * What a rule reports about: a message, a field of a record (a YAML or JSON file of data, with the path of the field in
 * it), or a part of a file. A span counts from the start of the message's text, or else of the file. `on` says which
 * half of a property is meant: its name (`key`) or its value, the default.
 */
export type Target =
  | { locale: string; key: string; on?: 'key' | 'value'; span?: Span }
  | { file: string; path: readonly (string | number)[]; on?: 'key' | 'value' }
  | { file: string; span?: Span };

/** What a rule may add to a report. */
export interface ReportDetails {
  severity?: Severity;
  /** Reported only if the project sets its rule, because it may be a matter of taste. */
  onlyIfProjectSetsRule?: boolean;
  /** Id of the message it is about, if the target is not that message. */
  key?: string;
  /** Locale of that message, if it is not the locale of the target. */
  locale?: string;
  /** Other targets that belong to it, such as the message it disagrees with. */
  related?: readonly Target[];
}

/** What a rule has found, before the linter works out lines and columns. Plain data, so that it can be cached. */
export interface Report extends ReportDetails {
  code: string;
  target: Target;
  args: Args;
}

/** One thing that is wrong, with its source location. */
export interface Finding extends SourceLocation {
  code: string;
  severity: Severity;
  /** Id of the message it is about. */
  key?: string;
  /** Locale of the message it is about, which need not be the locale of the file. */
  locale?: string;
  /** Path inside a record, such as `['services', 0, 'price']`. */
  path?: readonly (string | number)[];
  args: Args;
  /** The other places that belong to it. */
  related: readonly (SourceLocation & { locale?: string })[];
}
