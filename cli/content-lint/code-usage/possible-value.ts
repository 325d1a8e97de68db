import type { Node } from 'oxc-parser';
import type { CodeLocation, IdPart } from '../core/project/code-use.ts';
import type { BoundTree } from './scopes.ts';
import type { FunctionNode } from './syntax-tree.ts';

/** A call, for which a function is evaluated. */
export interface CallSite {
  tree: BoundTree;
  /** The calls for which the arguments themselves are evaluated; absent for the same ones as the function. */
  env?: Environment;
  args: readonly Node[];
  /** Of a component: its parameter is made of the element's attributes. */
  element?: Extract<Node, { type: 'JSXOpeningElement' }>;
  /** Of a callback: the list whose items it is called with. */
  list?: Node;
}

/** The functions that are being evaluated, each with its call. */
export type Environment = ReadonlyMap<FunctionNode, CallSite>;

/** An object, list or function in the code; `uncertain` where the running program picks one of several. */
export type NodeValue = { is: 'node'; node: Node; tree: BoundTree; env: Environment; uncertain?: true };
/** `callDepth` counts the calls that the text went through. */
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
  | { is: 'nothing' }
  | { is: 'items'; items: readonly PossibleValue[] }
  /** A list with other values at each index, such as an entry of `Object.entries`. */
  | { is: 'tuple'; places: readonly (readonly PossibleValue[])[] }
  /** Known to the running program alone; `path` is its name in the code. */
  | { is: 'runtime'; path: readonly string[] };

export type CallNode = Extract<Node, { type: 'CallExpression' }>;

/** Evaluates expressions from the text of the code alone. */
export interface Evaluator {
  /** Throws an `OpenParameter` where the value depends on a parameter, and the environment has no call of its function. */
  evaluate(node: Node, tree: BoundTree, env: Environment): readonly PossibleValue[];
  /** Reads a part of a value, such as a property by its name; a part has nothing to add to itself. */
  part(of: NodeValue, name: string, read: () => readonly PossibleValue[]): readonly PossibleValue[];
  /** Begins a new budget: for each call of a helper, and each of its callers. */
  begin(): void;
}

/** The environment of code that is evaluated for no call. */
export const noCalls: Environment = new Map();

/** Spelled out in the code. */
export function textValue(text: string, location: CodeLocation): TextValue {
  return { is: 'text', parts: [text], location, callDepth: 0 };
}

export const unknownValue: readonly PossibleValue[] = [{ is: 'runtime', path: [] }];

/** A value with more forms than this counts as unknown. */
export const maxForms = 600;

/** Removes duplicates; too many values become one unknown. */
export function distinct(known: readonly PossibleValue[]): readonly PossibleValue[] {
  if (known.length <= 1) return known;
  if (known.length > maxForms) return unknownValue;
  const seen = new Set<string>();
  return known.filter((value) => {
    if (value.is === 'node' || value.is === 'items' || value.is === 'tuple') return true;
    const from = value.is === 'text' ? `${value.location.file} ${value.location.span.start} ` : '';
    const id = `${from}${JSON.stringify(value.is === 'text' ? value.parts : value)}`;
    return seen.size !== seen.add(id).size;
  });
}

/** Values of which the running program picks one. */
export function oneOf(known: readonly PossibleValue[]): readonly PossibleValue[] {
  if (known.length <= 1) return known;
  return known.map(uncertain);
}

/** The value as it arrives through one more call. */
export function acrossCall(known: PossibleValue): PossibleValue {
  return known.is === 'text' ? { ...known, callDepth: known.callDepth + 1 } : known;
}

export function uncertain(known: PossibleValue): PossibleValue {
  return known.is === 'text' || known.is === 'node' ? { ...known, uncertain: true } : known;
}

/** Gives unknown values the name that the code has for them. */
export function named(known: readonly PossibleValue[], name: string): readonly PossibleValue[] {
  return known.map((value) =>
    value.is === 'runtime' && value.path.length === 0 ? { is: 'runtime', path: [name] } : value,
  );
}

/** The text of a value that is spelled out as a whole. */
export function exactText(known: PossibleValue): string | undefined {
  if (known.is !== 'text') return undefined;
  const [only, ...more] = known.parts;
  if (only === undefined) return '';
  return typeof only === 'string' && more.length === 0 ? only : undefined;
}
