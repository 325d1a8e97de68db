import type { Node } from 'oxc-parser';
import { itemMethods, sameItems, singleItem } from './array-methods.ts';
import { joinTexts } from './join-texts.ts';
import {
  type CallNode,
  type CallSite,
  type Environment,
  type Evaluator,
  exactText,
  type Known,
  type NodeValue,
  nothingKnown,
  picked,
} from './known-value.ts';
import { items, keysOf, member } from './parts-of.ts';
import type { BoundTree } from './scopes.ts';
import { bare, type FunctionNode, isFunction, keyName } from './syntax-tree.ts';

/** Functions that give back what they are given, or what a function gives back that they are given. */
const passingOn: ReadonlySet<string> = new Set([
  'defineMessages',
  'defineMessage',
  'String',
  'useMemo',
  'useCallback',
  'structuredClone',
]);

interface Call {
  node: CallNode;
  tree: BoundTree;
  env: Environment;
  reader: Evaluator;
}

/** What a call can give back. */
export function valueOfCall(node: CallNode, tree: BoundTree, env: Environment, reader: Evaluator): readonly Known[] {
  const call: Call = { node, tree, env, reader };
  const site: CallSite = { tree, env, args: node.arguments };
  const callee = bare(node.callee);
  const [first] = node.arguments;
  if (callee.type === 'Identifier' && passingOn.has(callee.name)) {
    if (!first) return nothingKnown;
    return reader
      .evaluate(first, tree, env)
      .flatMap((one) => (isFunctionValue(one) ? returned(one, call, site) : [one]));
  }
  if (callee.type !== 'MemberExpression') {
    return reader.evaluate(callee, tree, env).flatMap((one) => returned(one, call, site));
  }
  const method = keyName(callee.property, callee.computed) ?? '';
  const owner = callee.object.type === 'Identifier' ? callee.object.name : '';
  if (first && (owner === 'Object' || owner === 'Array')) return ofStatic(method, first, call);
  const list = bare(callee.object);
  if (method === 'join' && list.type === 'ArrayExpression') return joinedItems(list, call);
  const of = reader.evaluate(callee.object, tree, env);
  const isOwnMethod = of.some((one) => one.is === 'node' && one.node.type === 'ObjectExpression');
  const value = isOwnMethod ? undefined : ofListMethod(method, of, call, callee.object);
  return value ?? member(of, method, reader).flatMap((one) => returned(one, call, site));
}

/** `['home', name].join('.')`. */
function joinedItems(list: Extract<Node, { type: 'ArrayExpression' }>, call: Call): readonly Known[] {
  const { node, tree, env, reader } = call;
  const site = { file: tree.path, span: { start: node.start, end: node.end } };
  const [separator] = node.arguments;
  const between = separator ? reader.evaluate(separator, tree, env) : nothingKnown;
  const parts = list.elements.flatMap((item, at): (readonly Known[])[] => {
    const own = item && item.type !== 'SpreadElement' ? reader.evaluate(item, tree, env) : nothingKnown;
    return at === 0 ? [own] : [between, own];
  });
  return joinTexts(parts, site);
}

function ofListMethod(method: string, of: readonly Known[], call: Call, list: Node): readonly Known[] | undefined {
  const { node, tree, env, reader } = call;
  if (sameItems.has(method)) return of;
  if (singleItem.has(method)) return picked(items(of, reader));
  if (method === 'concat') return [...of, ...node.arguments.flatMap((one) => reader.evaluate(one, tree, env))];
  if (method === 'toString' || method === 'trim') return of;
  if (!itemMethods.has(method)) return undefined;
  const results = mapped(node.arguments[0], list, call);
  return [{ is: 'items', items: method === 'flatMap' ? items(results, reader, true) : results }];
}

/** `Object.keys(…)`, `Array.from(…)` and the like. */
function ofStatic(method: string, first: Node, call: Call): readonly Known[] {
  const { node, tree, env, reader } = call;
  const of = reader.evaluate(first, tree, env);
  const list = (all: readonly Known[]): readonly Known[] => [{ is: 'items', items: all }];
  switch (method) {
    case 'freeze':
      return of;
    case 'keys':
      return list(keysOf(of, reader));
    case 'values':
      return list(member(of, undefined, reader));
    case 'entries':
      return list(
        keysOf(of, reader).map((key) => ({ is: 'tuple', places: [[key], member(of, exactText(key), reader)] })),
      );
    case 'from':
      return node.arguments[1] ? list(mapped(node.arguments[1], first, call)) : of;
    default:
      return nothingKnown;
  }
}

/** What a callback gives back for the items of a list. */
function mapped(callback: Node | undefined, list: Node, call: Call): readonly Known[] {
  const { tree, env, reader } = call;
  if (!callback) return nothingKnown;
  return reader.evaluate(callback, tree, env).flatMap((one) => returned(one, call, { tree, env, args: [], list }));
}

/** What a function gives back when it is called from a place. */
function returned(fn: Known, { node, tree, reader }: Call, site: CallSite): readonly Known[] {
  if (fn.is === 'outside') return [fn];
  if (!isFunctionValue(fn) || fn.env.has(fn.node)) return nothingKnown;
  // A function that is written into the call is looked into where it stands: its parameters know their list.
  const isWrittenIn = tree.parents.get(fn.node) === node;
  const inner = isWrittenIn ? fn.env : new Map([...fn.env, [fn.node, site] as const]);
  return (fn.tree.returns.get(fn.node) ?? []).flatMap((one) => reader.evaluate(one, fn.tree, inner));
}

function isFunctionValue(one: Known): one is NodeValue & { node: FunctionNode } {
  return one.is === 'node' && isFunction(one.node);
}
