import type { Node } from 'oxc-parser';
import { itemMethods } from './array-methods.ts';
import { items } from './members.ts';
import { type CallSite, type Environment, type Evaluator, type PossibleValue, unknownValue } from './possible-value.ts';
import type { Binding, BoundTree } from './scopes.ts';
import { type FunctionNode, keyName, unwrap } from './syntax-tree.ts';

type Parameter = Extract<Binding, { kind: 'parameter' }>;

/**
 * Gives the values that a parameter may have: those of the argument in the call for which its function is evaluated,
 * which `env` has; or, for a callback such as that of `list.map(…)`, those of the items of the list. Undefined if the
 * function is evaluated for no call and is no callback.
 */
export function parameterValue(
  { fn, index }: Parameter,
  tree: BoundTree,
  env: Environment,
  evaluator: Evaluator,
): readonly PossibleValue[] | undefined {
  const callSite = env.get(fn);
  if (callSite) return argument(callSite, index, env, evaluator);
  const list = listOfCallback(fn, tree);
  return list && argument({ tree, args: [], list }, index, env, evaluator);
}

function argument(
  callSite: CallSite,
  index: number,
  current: Environment,
  evaluator: Evaluator,
): readonly PossibleValue[] {
  // Arguments without an environment are evaluated in that of the function itself.
  const { tree, args, element, list, env = current } = callSite;
  // Behind the item comes its index. Third comes the list itself, which is so rare that it counts as a number too.
  if (list) return index === 0 ? items(evaluator.evaluate(list, tree, env), evaluator) : [{ is: 'number' }];
  // A component has one parameter, its props: the element stands for them.
  if (element) return index === 0 ? [{ is: 'node', node: element, tree, env }] : [];
  if (args.slice(0, index + 1).some(({ type }) => type === 'SpreadElement')) return unknownValue;
  const given = args[index];
  return given ? evaluator.evaluate(given, tree, env) : [];
}

/** The list whose items a callback gets, if it is written right into a call such as `list.map(…)`. */
function listOfCallback(callback: FunctionNode, tree: BoundTree): Node | undefined {
  const call = tree.parents.get(callback);
  if (call?.type !== 'CallExpression' || call.callee === callback) return undefined;
  const callee = unwrap(call.callee);
  const method = callee.type === 'MemberExpression' ? keyName(callee.property, callee.computed) : undefined;
  if (callee.type !== 'MemberExpression' || method === undefined) return undefined;
  if (itemMethods.has(method)) return callee.object;
  // `Array.from(list, callback)`.
  const isArray = callee.object.type === 'Identifier' && callee.object.name === 'Array';
  return isArray && method === 'from' && call.arguments[1] === callback ? call.arguments[0] : undefined;
}
