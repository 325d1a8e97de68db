import type { Span } from '../finding.ts';

/** Where something stands in a source file. */
export interface Site {
  file: string;
  span: Span;
}

/** A part of an id: its text, any whole number, or a value that only the running program knows, by its path there. */
export type IdPart = string | { number: true } | { path: readonly string[] };

/** One form that an id can take. */
export interface IdForm {
  parts: readonly IdPart[];
  /** The token that decides it, where a mistake in it has to be mended. */
  site: Site;
  /** True where it is one of several among which the running program picks: it need not occur. */
  unsure?: true;
}

/** What is known of a value from its spelling. */
export type ValueKind = 'number' | 'text' | 'flag' | 'function' | 'element' | 'nothing' | 'unknown';

export interface GivenValue {
  name: string;
  span: Span;
  kind: ValueKind;
  /** Of a text. */
  text?: string;
}

/** The values that a call passes for the arguments of its message. */
export interface Given {
  site: Site;
  values: readonly GivenValue[];
  /** True where more may come from something that cannot be followed. */
  open: boolean;
}

/**
 * One place that asks for a message: for its `text`, for all texts of a `list`, only for whether there is one (`has`) or
 * how many there are (`count`).
 */
export interface IdUse {
  asks: 'text' | 'list' | 'has' | 'count';
  call: Site;
  ids: readonly IdForm[];
  /** Absent where the call passes nothing; `unknown` where what it passes cannot be followed. */
  given?: Given | 'unknown';
  /** True where the function speaks from messages of its own, handed to it, beside the catalogues. */
  ownMessages?: true;
}

/** Text that stands in the markup of a component. */
export interface MarkupText {
  site: Site;
  text: string;
  /** The attribute it is the value of. */
  attribute?: string;
}

/** What the code of a project does with messages. It is plain data, so that it can be kept for the next run. */
export interface CodeUse {
  uses: readonly IdUse[];
  /** Other texts in the code that have the form of an id. */
  mentions: readonly string[];
  markup: readonly MarkupText[];
  /** Tags that every message may use, from `defaultRichTextElements`. */
  sharedTags: readonly string[];
}
