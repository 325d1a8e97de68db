import type { Node } from 'oxc-parser';
import type { IdPart, IdUse } from '../core/project/code-use.ts';

/** A call of a translator: a function such as the `t` that `useTranslations`, `useTranslation` or `useI18n` gives. */
export interface TranslatorCall {
  /** What the call asks for: a message, a list of them, whether there is one … */
  asks: IdUse['asks'];
  /**
   * The namespaces that its id may be in, the likeliest first: a finding names that one. `''` is no namespace: the id is
   * whole. A namespace that the code does not spell out is an `IdPart` that matches any name.
   */
  namespaces: readonly IdPart[];
  /** The separator behind a namespace that an id begins with: `:` in `cart:total`. */
  namespaceSeparator?: string;
  /** True if a context that the call passes may be a part of the id: `friend_male`. */
  acceptsContext?: boolean;
  /** Whether a name is an option of the translator itself, and no value of the message. */
  isOption?(name: string): boolean;
  /** The expression for the values, if it is not the second argument. */
  values?: Node | undefined;
  /** True if the call passes more than these values, such as the number that chooses a plural form. */
  passesUnseenValues?: true;
}
