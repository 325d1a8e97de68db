import type { Node } from 'oxc-parser';
import type { IdUse } from '../core/project/code-use.ts';

/** A call of a translator. */
export interface TranslatorCall {
  asks: IdUse['asks'];
  /** The groups that its id may be in, one of which has it; an empty one where ids are whole. */
  namespaces: readonly string[];
  /** The separator behind a namespace that an id begins with. */
  namespaceMark?: string;
  /** True where a context that is passed may be a part of the id: `friend_male`. */
  contextual?: boolean;
  /** Whether a name is an option of the translator itself, and no value of the message. */
  isOption?(name: string): boolean;
  /** The expression for the values, where it is not the second argument. */
  values?: Node | undefined;
  /** True where the call passes more than these values, such as the number that chooses a plural form. */
  passesMore?: true;
}
