import type { Node } from 'oxc-parser';
import { itemMethods } from './array-methods.ts';
import type { CallSite, Environment, Evaluator, Known } from './known-value.ts';
import { nothingKnown } from './known-value.ts';
import { items } from './parts-of.ts';
import type { Binding, BoundTree } from './scopes.ts';
import { bare, type FunctionNode, keyName } from './syntax-tree.ts';

type Parameter = Extract<Binding, { kind: 'parameter' }>;

/** What a call hands to a parameter, or undefined where the function is looked into for no call and is no callback. */
export function handedTo(
  { of, index }: Parameter,
  tree: BoundTree,
  env: Environment,
  reader: Evaluator,
): readonly Known[] | undefined {
  const site = env.get(of);
  if (site) return argument(site, index, env, reader);
  const list = listOfCallback(of, tree);
  return list && argument({ tree, args: [], list }, index, env, reader);
}

function argument(site: CallSite, index: number, current: Environment, reader: Evaluator): readonly Known[] {
  const { tree, args, element, list, env = current } = site;
  if (list) return index === 0 ? items(reader.evaluate(list, tree, env), reader) : [{ is: 'number' }];
  if (element) return index === 0 ? [{ is: 'node', node: element, tree, env }] : [];
  if (args.slice(0, index + 1).some((one) => one.type === 'SpreadElement')) return nothingKnown;
  const given = args[index];
  return given ? reader.evaluate(given, tree, env) : [];
}

/** The list whose items a function gets that is written right into a call such as `list.map(…)`. */
function listOfCallback(of: FunctionNode, tree: BoundTree): Node | undefined {
  const call = tree.parents.get(of);
  if (call?.type !== 'CallExpression' || call.callee === of) return undefined;
  const callee = bare(call.callee);
  const method = callee.type === 'MemberExpression' ? keyName(callee.property, callee.computed) : undefined;
  if (callee.type !== 'MemberExpression' || method === undefined) return undefined;
  if (itemMethods.has(method)) return callee.object;
  return method === 'from' ? call.arguments[0] : undefined;
}
