import type { Span } from '../finding.ts';
import type { InlineIgnore } from './inline-ignores.ts';

/** A part of a source file. */
export interface CodeLocation {
  file: string;
  span: Span;
}

/** A part of an id: text, any whole number, or a value that only the running program knows, with its path in the code. */
export type IdPart = string | { number: true } | { path: readonly string[] };

/** One form that an id can take. */
export interface IdForm {
  parts: readonly IdPart[];
  /** The token that decides it: where a mistake has to be corrected. */
  location: CodeLocation;
  /** True where the running program picks one of several: this one need not occur. */
  uncertain?: true;
  /** True where another form stands for the same id, and either of them has the message. */
  either?: true;
}

/** What the code shows of a value. */
export type ValueKind = 'number' | 'text' | 'flag' | 'function' | 'element' | 'nothing' | 'unknown';

export interface PassedValue {
  name: string;
  span: Span;
  kind: ValueKind;
  /** Of a text. */
  text?: string;
}

/** The values that a call passes for the arguments of its message. */
export interface PassedValues {
  location: CodeLocation;
  values: readonly PassedValue[];
  /** True where there may be more, from an expression that cannot be evaluated. */
  open: boolean;
}

/**
 * A call that asks for a message: for its `text`, for all texts of a `list`, whether there is one (`has`), how many there
 * are (`count`), for a message or all of a group (`any`), or for those of a group whose names the code has (`mentioned`).
 */
export interface IdUse {
  asks: 'text' | 'list' | 'has' | 'count' | 'any' | 'mentioned';
  call: CodeLocation;
  ids: readonly IdForm[];
  /** Absent where the call passes nothing; `unknown` where it cannot be evaluated. */
  passed?: PassedValues | 'unknown';
  /** The text that the code has for the message, for where no catalogue has it. */
  defaultText?: InlineMessage;
  /** True where the function formats messages that were passed to it, beside those of the catalogues. */
  ownMessages?: true;
}

/** A message that is written in the code. */
export interface InlineMessage {
  text: string;
  location: CodeLocation;
}

/** A text in the markup of a component. */
export interface MarkupText {
  location: CodeLocation;
  text: string;
  /** The attribute it is the value of. */
  attribute?: string;
}

/** Why a file is not read, or not all of it; `reason` is what the parser or the fault says. */
export interface CodeProblem {
  location: CodeLocation;
  kind: 'syntax' | 'conflict' | 'depth' | 'fault';
  reason?: string;
}

/** What the code of a project does with messages; plain data, so that it can be cached. */
export interface CodeUse {
  uses: readonly IdUse[];
  /** Messages that are written in the code without an id, which a build step makes of their text. */
  inline: readonly InlineMessage[];
  /** Other texts in the code that have the form of an id. */
  mentions: readonly string[];
  /** All words of the code, where a translator is passed on and what it asks for cannot be followed. */
  words: readonly string[];
  markup: readonly MarkupText[];
  /** Comments that allow findings. */
  ignores: readonly InlineIgnore[];
  /** Tags that every message may use, from `defaultRichTextElements`. */
  sharedTags: readonly string[];
  problems: readonly CodeProblem[];
}
