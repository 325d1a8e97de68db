/** A note is no finding against the project: it never fails a run. */
export type Severity = 'error' | 'warning' | 'note';

/** Values that a sentence about a finding needs; the sentence itself lives in `words/`. */
export type Args = Readonly<Record<string, string | number | readonly string[]>>;

/** Where something stands: lines and columns count from 1, columns in UTF-16 units as editors do; the end is exclusive. */
export interface Spot {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** One thing that is wrong, as data. */
export interface Finding extends Spot {
  code: string;
  severity: Severity;
  /** Id of the message it is about. */
  key?: string;
  /** Locale of the message it is about, which need not be the locale of the file. */
  locale?: string;
  /** Path inside a content record. */
  path?: readonly (string | number)[];
  args: Args;
  /** The other places that belong to it, such as the message it disagrees with. */
  related: readonly (Spot & { locale?: string })[];
}

/** What a rule says about a place; the engine turns it into a `Spot`. */
export type Place =
  | { locale: string; key: string; on?: 'key' | 'value'; span?: Span }
  | { file: string; path: readonly (string | number)[]; on?: 'key' | 'value' }
  | { file: string; span?: Span };

/** Offsets in UTF-16 units, the end exclusive: of a message's text in a message place, of the file elsewhere. */
export interface Span {
  start: number;
  end: number;
}
