import { type Caller, callerIndex } from './callers.ts';
import type { CodeBase } from './code-base.ts';
import type { IdUse } from './code-use.ts';
import { evaluator, OpenParameter } from './evaluate.ts';
import { givenTo } from './given-values.ts';
import { type HelperCall, helperCalls, type OwnHelpers } from './helper-calls.ts';
import { idFormsOf } from './id-forms.ts';
import type { CallSite, Environment, Evaluator } from './known-value.ts';
import { type BoundTree, bindingAt } from './scopes.ts';
import { bare, keyName } from './syntax-tree.ts';

/** So many callers one above the other are followed. */
const callersAtMost = 6;
/** So many ways to one call of a helper are looked at. */
const waysAtMost = 3000;

/** Finds what every helper call of some files asks for, once for each way that leads to it. */
export function findUses(base: CodeBase, trees: readonly BoundTree[], own: OwnHelpers): IdUse[] {
  const callersOf = callerIndex(base);
  const reader = evaluator(base, (of, tree) => callersOf(of, tree).length > 0);
  const uses: IdUse[] = [];
  let ways = 0;

  const inEveryWay = (call: HelperCall, tree: BoundTree, env: Environment): void => {
    if (ways++ >= waysAtMost) return;
    try {
      const use = useOf(call, tree, env, reader);
      if (use) uses.push(use);
    } catch (open) {
      if (!(open instanceof OpenParameter)) throw open;
      if (env.size >= callersAtMost) return;
      for (const caller of callersOf(open.of, open.tree)) {
        inEveryWay(call, tree, new Map([...env, [open.of, siteOf(caller)] as const]));
      }
    }
  };

  for (const tree of trees) {
    for (const call of helperCalls(tree, own)) {
      ways = 0;
      inEveryWay(call, tree, new Map());
    }
  }
  return uses;
}

function siteOf({ tree, call, element, list }: Caller): CallSite {
  return { tree, args: call?.arguments ?? [], ...(element ? { element } : {}), ...(list ? { list } : {}) };
}

/** What a call asks for under the calls that lead to it; undefined where it is a helper's own body. */
function useOf(call: HelperCall, tree: BoundTree, env: Environment, reader: Evaluator): IdUse | undefined {
  const ids = idFormsOf(call, tree, env, reader);
  if (ids === undefined) return undefined;
  const given = call.declared ? ('unknown' as const) : call.values && givenTo(call.values, tree, env, reader);
  return {
    asks: call.asks,
    call: { file: tree.path, span: { start: call.node.start, end: call.node.end } },
    ids,
    ...(given ? { given } : {}),
    ...(call.owner && speaksForItself(call.owner, tree) ? { ownMessages: true as const } : {}),
  };
}

/** Whether a method belongs to an `intl` that was made with messages that came in as a parameter. */
function speaksForItself(owner: HelperCall['owner'], tree: BoundTree): boolean {
  if (owner?.type !== 'Identifier') return false;
  const binding = bindingAt(tree, owner, owner.name);
  const made = binding?.kind === 'value' && binding.init ? bare(binding.init) : undefined;
  if (made?.type !== 'CallExpression' || made.callee.type !== 'Identifier') return false;
  const [config] = made.arguments;
  if (made.callee.name !== 'createIntl' || config?.type !== 'ObjectExpression') return false;
  const messages = config.properties.find(
    (one) => one.type === 'Property' && keyName(one.key, one.computed) === 'messages',
  );
  const value = messages?.type === 'Property' ? bare(messages.value) : undefined;
  return value?.type === 'Identifier' && bindingAt(tree, value, value.name)?.kind === 'parameter';
}
