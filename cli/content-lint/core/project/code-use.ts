import type { Span } from '../finding.ts';
import type { InlineIgnore } from './inline-ignores.ts';

/** A part of a source file. */
export interface CodeLocation {
  file: string;
  span: Span;
}

/** A part of an id: text, any whole number, or a value that only the running program knows, with its path in code. */
export type IdPart = string | { number: true } | { path: readonly string[] };

/** One form that an id can take. */
export interface IdForm {
  parts: readonly IdPart[];
  /** The token that decides the form: a mistake has to be corrected there. */
  location: CodeLocation;
  /** True if the running program picks one of several forms: this one need not occur. */
  uncertain?: true;
  /** True if another form is of the same id, such as one with a namespace: only one of them has to have a message. */
  either?: true;
}

/** What the code shows of a value. */
export type ValueKind = 'number' | 'text' | 'flag' | 'function' | 'element' | 'nothing' | 'unknown';

export interface PassedValue {
  name: string;
  span: Span;
  kind: ValueKind;
  /** The text itself, if the value is a text that the code shows. */
  text?: string;
}

/** The values that a call passes for the arguments of its message. */
export interface PassedValues {
  location: CodeLocation;
  values: readonly PassedValue[];
  /** True if there may be more, from an expression that cannot be evaluated. */
  mayHaveMore: boolean;
}

/**
 * A call that asks for a message: for its `text`, for all texts of a `list`, whether there is one (`has`), how many
 * there are (`count`), or for a message or a whole group (`any`). If a translator is passed on, what it asks for cannot
 * be followed: then it is taken to ask for each message whose last part is among the `words` of the code (`guessed`).
 */
export interface IdUse {
  asks: 'text' | 'list' | 'has' | 'count' | 'any' | 'guessed';
  call: CodeLocation;
  ids: readonly IdForm[];
  /** Absent if the call passes nothing; `unknown` if what it passes cannot be evaluated. */
  passed?: PassedValues | 'unknown';
  /** The text in the code that is shown if no catalogue has the message. */
  defaultText?: InlineMessage;
  /**
   * True if the translator was made with messages of its own, as by `createIntl({ messages })`: an id may be one of
   * those, and in no catalogue.
   */
  formatsPassedMessages?: true;
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

/**
 * Why a file is not read, or not all of it: it does not parse (`syntax`), it has the markers of a merge conflict, it is
 * nested too deep (`depth`), or content-lint failed on it (`fault`). `reason` is what the parser or the failure says.
 */
export interface CodeProblem {
  location: CodeLocation;
  kind: 'syntax' | 'conflict' | 'depth' | 'fault';
  reason?: string;
}

/** What the code of a project does with messages; plain data, so that it can be cached. */
export interface CodeUse {
  uses: readonly IdUse[];
  /** Messages that are written in the code without an id: a build step makes the id of their text. */
  inlineMessages: readonly InlineMessage[];
  /** Other texts in the code that have the form of an id, `cart.total`: they may reach a call unseen. */
  mentions: readonly string[];
  /** All words of the code if a use is `guessed`: a translator, such as the function `t`, is passed on. Else none. */
  words: readonly string[];
  markup: readonly MarkupText[];
  /** Comments that allow findings. */
  ignores: readonly InlineIgnore[];
  /** Tags that every message may use, from `defaultRichTextElements`. */
  sharedTags: readonly string[];
  problems: readonly CodeProblem[];
}
