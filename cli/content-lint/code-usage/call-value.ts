import type { Node } from 'oxc-parser';
import { itemMethods, sameItemsMethods, singleItemMethods } from './array-methods.ts';
import { joinTexts } from './join-texts.ts';
import { items, keysOf, member } from './members.ts';
import {
  type CallNode,
  type CallSite,
  type Environment,
  type Evaluator,
  exactText,
  type NodeValue,
  oneOf,
  type PossibleValue,
  unknownValue,
} from './possible-value.ts';
import type { BoundTree } from './scopes.ts';
import { type FunctionNode, isFunction, keyName, locationOf, unwrap } from './syntax-tree.ts';

/** Functions that return their argument, or the result of their argument if that is a function. */
const passingOn: ReadonlySet<string> = new Set([
  'defineMessages',
  'defineMessage',
  'String',
  'useMemo',
  'structuredClone',
]);

/** A call in the code, and what its parts are evaluated with. */
interface Call {
  node: CallNode;
  tree: BoundTree;
  env: Environment;
  evaluator: Evaluator;
}

/** The values that a call can return. */
export function valueOfCall(
  node: CallNode,
  tree: BoundTree,
  env: Environment,
  evaluator: Evaluator,
): readonly PossibleValue[] {
  const call: Call = { node, tree, env, evaluator };
  const callSite: CallSite = { tree, env, args: node.arguments };
  const callee = unwrap(node.callee);
  const [first] = node.arguments;
  if (callee.type === 'Identifier' && passingOn.has(callee.name)) {
    if (!first) return unknownValue;
    return evaluator
      .evaluate(first, tree, env)
      .flatMap((value) => (isFunctionValue(value) ? returned(value, call, callSite) : [value]));
  }
  // `useCallback(fn)` gives the function itself, which is called elsewhere.
  if (callee.type === 'Identifier' && callee.name === 'useCallback') {
    return first ? evaluator.evaluate(first, tree, env) : unknownValue;
  }
  if (callee.type !== 'MemberExpression') {
    return evaluator.evaluate(callee, tree, env).flatMap((value) => returned(value, call, callSite));
  }
  const method = keyName(callee.property, callee.computed) ?? '';
  const owner = callee.object.type === 'Identifier' ? callee.object.name : '';
  if (first && (owner === 'Object' || owner === 'Array')) return ofStatic(method, first, call);
  const list = unwrap(callee.object);
  if (method === 'join' && list.type === 'ArrayExpression') return joinedItems(list, call);
  const objects = evaluator.evaluate(callee.object, tree, env);
  // An object literal is no list, though its method may have the name of a method of lists, such as `find`.
  const isObjectMethod = objects.some((value) => value.is === 'node' && value.node.type === 'ObjectExpression');
  const listResult = isObjectMethod ? undefined : ofListMethod(method, objects, call, callee.object);
  return listResult ?? member(objects, method, evaluator).flatMap((value) => returned(value, call, callSite));
}

/** The values of `['home', name].join('.')`. */
function joinedItems(list: Extract<Node, { type: 'ArrayExpression' }>, call: Call): readonly PossibleValue[] {
  const { node, tree, env, evaluator } = call;
  const location = locationOf(tree, node);
  const [separator] = node.arguments;
  const between = separator ? evaluator.evaluate(separator, tree, env) : unknownValue;
  const parts = list.elements.flatMap((item, at): (readonly PossibleValue[])[] => {
    const added = item && item.type !== 'SpreadElement' ? evaluator.evaluate(item, tree, env) : unknownValue;
    return at === 0 ? [added] : [between, added];
  });
  return joinTexts(parts, location);
}

/** What a method of lists gives, such as `find`, or one that keeps a text, such as `trim`; undefined for any other. */
function ofListMethod(
  method: string,
  lists: readonly PossibleValue[],
  call: Call,
  list: Node,
): readonly PossibleValue[] | undefined {
  const { node, tree, env, evaluator } = call;
  // These methods leave a text as it is.
  if (method === 'toString' || method === 'trim') return lists;
  const given = () => node.arguments.map((argument) => evaluator.evaluate(argument, tree, env));
  // Of the other methods that texts share with lists, such as `slice`, only `concat` is followed.
  if (lists.length > 0 && lists.every(({ is }) => is === 'text'))
    return method === 'concat' ? joinTexts([lists, ...given()], locationOf(tree, node)) : unknownValue;
  if (sameItemsMethods.has(method)) return lists;
  if (singleItemMethods.has(method)) return oneOf(items(lists, evaluator));
  if (method === 'concat') return [...lists, ...given().flat()];
  if (!itemMethods.has(method)) return undefined;
  // `some`, `findIndex` and `forEach` give no list, but no text either: nothing comes of reading them as `map`.
  const results = mapped(node.arguments[0], list, call);
  if (method !== 'flatMap') return [{ is: 'items', items: results }];
  // The callback of `flatMap` may return a list, whose items count, or an item itself.
  const flat = true;
  return [{ is: 'items', items: items(results, evaluator, flat) }];
}

/** What a static method of `Object` or `Array` gives: `Object.keys(…)`, `Array.from(…)`. `first` is its argument. */
function ofStatic(method: string, first: Node, call: Call): readonly PossibleValue[] {
  const { node, tree, env, evaluator } = call;
  const given = evaluator.evaluate(first, tree, env);
  const listOf = (all: readonly PossibleValue[]): readonly PossibleValue[] => [{ is: 'items', items: all }];
  switch (method) {
    case 'freeze':
      return given;
    case 'keys':
      return listOf(keysOf(given, evaluator));
    case 'values':
      return listOf(member(given, undefined, evaluator));
    case 'entries':
      return listOf(
        keysOf(given, evaluator).map((key) => ({
          is: 'tuple',
          places: [[key], member(given, exactText(key), evaluator)],
        })),
      );
    case 'from':
      return node.arguments[1] ? listOf(mapped(node.arguments[1], first, call)) : given;
    default:
      return unknownValue;
  }
}

/** What a callback returns for the items of a list. */
function mapped(callback: Node | undefined, list: Node, call: Call): readonly PossibleValue[] {
  const { tree, env, evaluator } = call;
  if (!callback) return unknownValue;
  return evaluator
    .evaluate(callback, tree, env)
    .flatMap((value) => returned(value, call, { tree, env, args: [], list }));
}

/** What a function returns for one call. */
function returned(fn: PossibleValue, { evaluator }: Call, callSite: CallSite): readonly PossibleValue[] {
  // A function that only the running program knows returns something that only the running program knows.
  if (fn.is === 'runtime') return [fn];
  // The environment has the function itself if it is called again from inside its own call.
  if (!isFunctionValue(fn) || fn.env.has(fn.node)) return unknownValue;
  const inner = new Map([...fn.env, [fn.node, callSite] as const]);
  return (fn.tree.returns.get(fn.node) ?? []).flatMap((returnedNode) =>
    evaluator.evaluate(returnedNode, fn.tree, inner),
  );
}

function isFunctionValue(value: PossibleValue): value is NodeValue & { node: FunctionNode } {
  return value.is === 'node' && isFunction(value.node);
}
