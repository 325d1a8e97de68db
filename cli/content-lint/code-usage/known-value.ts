import type { Node } from 'oxc-parser';
import type { IdPart, Site } from './code-use.ts';
import type { BoundTree } from './scopes.ts';
import type { FunctionNode } from './syntax-tree.ts';

/** A call of a function whose parameters matter. */
export interface CallSite {
  tree: BoundTree;
  /** What the call's own arguments depend on; absent where it is what is asked about as a whole. */
  env?: Environment;
  args: readonly Node[];
  /** Of a component: its parameter is what the element's attributes say. */
  element?: Extract<Node, { type: 'JSXOpeningElement' }>;
  /** Of a callback: the list whose items it is called with. */
  list?: Node;
}

/** For each function that is looked into, the call that it is looked into for. */
export type Environment = ReadonlyMap<FunctionNode, CallSite>;

/** `unsure` where the running program picks one of several. */
export type NodeValue = { is: 'node'; node: Node; tree: BoundTree; env: Environment; unsure?: true };
/** `hops` counts the calls that the text went through: the one from farthest away is what an author would change. */
export type TextValue = { is: 'text'; parts: readonly IdPart[]; site: Site; hops: number; unsure?: true };

/** One thing that an expression can be, as far as the code decides it. */
export type Known =
  | TextValue
  | NodeValue
  | { is: 'number' }
  | { is: 'nothing' }
  | { is: 'items'; items: readonly Known[] }
  /** A list whose places differ, such as an entry of `Object.entries`. */
  | { is: 'tuple'; places: readonly (readonly Known[])[] }
  /** Only the running program knows it; what it is called there. */
  | { is: 'outside'; path: readonly string[] };

export type CallNode = Extract<Node, { type: 'CallExpression' }>;

/** Works out what expressions can be, from the text of the code alone. */
export interface Evaluator {
  /** Throws an `OpenParameter` where a parameter decides that has callers, and the environment has no call. */
  evaluate(node: Node, tree: BoundTree, env: Environment): readonly Known[];
}

export const nothingKnown: readonly Known[] = [{ is: 'outside', path: [] }];

/** So many forms of one value are followed; beyond, it counts as unknown. */
export const formsAtMost = 600;

/** Leaves out what is there twice, and gives up on what has too many forms. */
export function distinct(known: readonly Known[]): readonly Known[] {
  if (known.length <= 1) return known;
  if (known.length > formsAtMost) return nothingKnown;
  const seen = new Set<string>();
  return known.filter((one) => {
    if (one.is === 'node' || one.is === 'items' || one.is === 'tuple') return true;
    const from = one.is === 'text' ? `${one.site.file} ${one.site.span.start} ` : '';
    const id = `${from}${JSON.stringify(one.is === 'text' ? one.parts : one)}`;
    return seen.size !== seen.add(id).size;
  });
}

/** Marks values among which the running program picks one. */
export function picked(known: readonly Known[]): readonly Known[] {
  if (known.length <= 1) return known;
  return known.map(unsure);
}

/** The text of a caller is where an author looks: it counts before what the function puts around it. */
export function fromAfar(known: Known): Known {
  return known.is === 'text' ? { ...known, hops: known.hops + 1 } : known;
}

export function unsure(known: Known): Known {
  return known.is === 'text' || known.is === 'node' ? { ...known, unsure: true } : known;
}

/** Gives what nothing is known of the name that the code has for it. */
export function named(known: readonly Known[], name: string): readonly Known[] {
  return known.map((one) => (one.is === 'outside' && one.path.length === 0 ? { is: 'outside', path: [name] } : one));
}

/** The text, where it is spelled out whole. */
export function exactText(known: Known): string | undefined {
  if (known.is !== 'text') return undefined;
  const [only, ...more] = known.parts;
  if (only === undefined) return '';
  return typeof only === 'string' && more.length === 0 ? only : undefined;
}
