import type { Node } from 'oxc-parser';
import type { CodeLocation, IdPart } from '../core/project/code-use.ts';
import type { BoundTree } from './scopes.ts';
import type { FunctionNode } from './syntax-tree.ts';

/** A call, for which a function is evaluated. */
export interface CallSite {
  tree: BoundTree;
  /**
   * The environment in which the arguments are evaluated; if absent, that in which the function is evaluated. It is
   * absent for the callers that `find-uses.ts` follows: the environment of the function has the callers of those too.
   */
  env?: Environment;
  args: readonly Node[];
  /** The element, if the function is a component: its parameter is made of the element's attributes. */
  element?: Extract<Node, { type: 'JSXOpeningElement' }>;
  /** The list, if the function is a callback: it is called with the items of the list. */
  list?: Node;
}

/** The functions that are being evaluated, each with its call. */
export type Environment = ReadonlyMap<FunctionNode, CallSite>;

/** An object, list or function in the code; `uncertain` if the running program picks one of several. */
export type NodeValue = { is: 'node'; node: Node; tree: BoundTree; env: Environment; uncertain?: true };
/**
 * A text as far as it is known. `callDepth` counts the calls that passed it on as an argument: of several parts that
 * are joined, the one that has come through most calls gives the place that is reported (`join-texts.ts`). `uncertain`
 * is as in `NodeValue`.
 */
export type TextValue = {
  is: 'text';
  parts: readonly IdPart[];
  location: CodeLocation;
  callDepth: number;
  uncertain?: true;
};

/** A value that an expression can have, as far as the code shows. */
export type PossibleValue =
  | TextValue
  | NodeValue
  | { is: 'number' }
  /** `true` or `false`. */
  | { is: 'flag' }
  /** `undefined` or `null`. */
  | { is: 'nothing' }
  /** A list of which it is not known which value is at which index. */
  | { is: 'items'; items: readonly PossibleValue[] }
  /** A list with different values at each index, such as an entry of `Object.entries`. */
  | { is: 'tuple'; places: readonly (readonly PossibleValue[])[] }
  /** A value that only the running program knows; `path` is its name in the code: `['props', 'id']` for `props.id`. */
  | { is: 'runtime'; path: readonly string[] };

export type CallNode = Extract<Node, { type: 'CallExpression' }>;

/** Evaluates expressions from the text of the code alone. */
export interface Evaluator {
  /** Throws an `UnboundParameter` if the value depends on a parameter and the environment has no call of its function. */
  evaluate(node: Node, tree: BoundTree, env: Environment): readonly PossibleValue[];
  /**
   * Gives what `read` gives for a part of a value, such as the property `.id`, and caches it. Where reading the part
   * comes back to the same part, that inner reading gives no values.
   */
  part(value: NodeValue, name: string, read: () => readonly PossibleValue[]): readonly PossibleValue[];
  /**
   * Begins to count steps from zero, each the evaluation of an expression; after too many, values are unknown. Called
   * for each call that asks for a message, and again for each place that calls the function around it.
   */
  begin(): void;
}

/** The environment of code that is evaluated for no call. */
export const emptyEnvironment: Environment = new Map();

/** Makes the value of a text that is spelled out in the code. */
export function textValue(text: string, location: CodeLocation): TextValue {
  return { is: 'text', parts: [text], location, callDepth: 0 };
}

export const unknownValue: readonly PossibleValue[] = [{ is: 'runtime', path: [] }];

/** A value with more forms than this counts as unknown. */
export const maxForms = 600;

/** Removes duplicates; too many values become one unknown. */
export function distinct(values: readonly PossibleValue[]): readonly PossibleValue[] {
  if (values.length <= 1) return values;
  if (values.length > maxForms) return unknownValue;
  const seen = new Set<string>();
  return values.filter((value) => {
    // Values with nodes in them are not compared: their environments are maps, each of which JSON writes as `{}`.
    if (value.is === 'node' || value.is === 'items' || value.is === 'tuple') return true;
    // Equal texts at two places stay two: a finding points at each place.
    const place = value.is === 'text' ? `${value.location.file} ${value.location.span.start} ` : '';
    const id = `${place}${JSON.stringify(value.is === 'text' ? value.parts : value)}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Marks several values as uncertain: the running program picks one of them. */
export function oneOf(values: readonly PossibleValue[]): readonly PossibleValue[] {
  if (values.length <= 1) return values;
  return values.map(uncertain);
}

/** The value as it arrives in a function that it is passed to: its `callDepth` is one more. */
export function oneCallDeeper(value: PossibleValue): PossibleValue {
  return value.is === 'text' ? { ...value, callDepth: value.callDepth + 1 } : value;
}

export function uncertain(value: PossibleValue): PossibleValue {
  return value.is === 'text' || value.is === 'node' ? { ...value, uncertain: true } : value;
}

/** Gives unknown values without a name the one that the code has for them, so that a report can show it. */
export function nameUnknownValues(values: readonly PossibleValue[], name: string): readonly PossibleValue[] {
  return values.map((value) =>
    value.is === 'runtime' && value.path.length === 0 ? { is: 'runtime', path: [name] } : value,
  );
}

/** The text of a value, if it is spelled out as a whole. */
export function exactText(value: PossibleValue): string | undefined {
  if (value.is !== 'text') return undefined;
  const [only, ...more] = value.parts;
  if (only === undefined) return '';
  return typeof only === 'string' && more.length === 0 ? only : undefined;
}
