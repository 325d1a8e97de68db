import type { CodeProblem, IdUse, InlineMessage } from '../core/project/code-use.ts';
import { type Caller, callerIndex } from './callers.ts';
import type { CodeBase } from './code-base.ts';
import { createEvaluator, UnboundParameter } from './evaluate.ts';
import { type HelperCall, type HelperNames, helperCalls } from './helper-calls.ts';
import { defaultNamespaceIn } from './i18next.ts';
import type { I18nextHooks } from './i18next-hooks.ts';
import { defaultTextOf, idFormsOf, inlineMessagesOf } from './id-forms.ts';
import { passedTo } from './passed-values.ts';
import { type CallSite, type Environment, type Evaluator, emptyEnvironment } from './possible-value.ts';
import { type BoundTree, bindingAt } from './scopes.ts';
import { type FunctionNode, keyName, locationOf, unwrap } from './syntax-tree.ts';

/** How many levels of callers are followed. */
const maxCallerLevels = 6;
/** How many chains of more than one caller are followed to one call of a helper. */
const maxChains = 3000;

/** What helper calls ask for. */
export interface FoundUses {
  uses: IdUse[];
  /** Messages without an id, whose text is in the code. */
  inlineMessages: InlineMessage[];
  /** Calls that could not be read to the end. */
  faults: CodeProblem[];
}

/**
 * Finds what every helper call of some files asks for, once for each chain of callers that leads to it. The names to look
 * for are those of helpers, of functions that make a translator (`useTranslations`), and of hooks that do so in i18next.
 */
export function findUses(
  base: CodeBase,
  trees: readonly BoundTree[],
  helpers: HelperNames,
  translatorMakers: readonly string[],
  hooks: I18nextHooks,
): FoundUses {
  const callersOf = callerIndex(base);
  const hasCallers = (fn: FunctionNode, tree: BoundTree) => callersOf(fn, tree).length > 0;
  const evaluator = createEvaluator(base, hasCallers);
  const uses: IdUse[] = [];
  const inlineMessages: InlineMessage[] = [];
  const faults: CodeProblem[] = [];
  const i18next = { defaultNamespace: defaultNamespaceIn(base.texts.values()), hooks };
  let followedChains = 0;

  const followCallers = (call: HelperCall, tree: BoundTree, env: Environment): void => {
    // `env` has an entry for each caller in the chain. A function has as many callers as the code shows, but the number
    // of chains of their callers is unlimited.
    if (env.size > 1 && followedChains++ >= maxChains) return;
    // All chains that begin with one caller share a budget of steps.
    if (env.size <= 1) evaluator.begin();
    try {
      const use = useOf(call, tree, env, evaluator, helpers);
      if (use) uses.push(use);
      else inlineMessages.push(...inlineMessagesOf(call, tree, env, evaluator));
    } catch (error) {
      // The id depends on a parameter, for which each caller of the function may pass another value.
      if (!(error instanceof UnboundParameter)) throw error;
      if (env.size >= maxCallerLevels) return;
      for (const caller of callersOf(error.fn, error.tree)) {
        followCallers(call, tree, new Map([...env, [error.fn, callSiteOf(caller)] as const]));
      }
    }
  };

  for (const tree of trees) {
    for (const call of helperCalls(tree, { helpers, i18next, makers: translatorMakers })) {
      followedChains = 0;
      try {
        followCallers(call, tree, emptyEnvironment);
      } catch (error) {
        // A failure in one file must not prevent the check of all others.
        faults.push({ location: locationOf(tree, call.node), kind: 'fault', reason: String(error) });
      }
    }
  }
  return { uses, inlineMessages, faults };
}

/** `element` is a component that is rendered; `list` is what a callback runs over, as in `ids.map((id) => t(id))`. */
function callSiteOf({ tree, call, element, list }: Caller): CallSite {
  return { tree, args: call?.arguments ?? [], ...(element ? { element } : {}), ...(list ? { list } : {}) };
}

/**
 * What a call asks for if the calls of `env` lead to it. Undefined if its message has no id in the code. Undefined also
 * inside a helper, such as `label(id)`, which passes its parameter on to the translator: the calls of `label` are read.
 */
function useOf(
  call: HelperCall,
  tree: BoundTree,
  env: Environment,
  evaluator: Evaluator,
  helpers: HelperNames,
): IdUse | undefined {
  const ids = idFormsOf(call, tree, env, evaluator, helpers);
  if (ids === undefined) return undefined;
  const defaultText = defaultTextOf(call, tree, env, evaluator);
  const passed = call.valuesUnknown ? ('unknown' as const) : passedBy(call, tree, env, evaluator);
  return {
    asks: call.asks,
    call: locationOf(tree, call.node),
    ids,
    ...(passed ? { passed } : {}),
    ...(defaultText ? { defaultText } : {}),
    ...(hasOwnMessages(call.owner, tree) ? { formatsPassedMessages: true as const } : {}),
  };
}

/** The values that a call passes to its message, without the options of the function itself. */
function passedBy(
  { values, isOption, passesUnseenValues }: HelperCall,
  tree: BoundTree,
  env: Environment,
  evaluator: Evaluator,
) {
  const passed = values && passedTo(values, tree, env, evaluator);
  // No values, or `unknown`.
  if (typeof passed !== 'object') return passed;
  const ofMessage = isOption ? passed.values.filter(({ name }) => !isOption(name)) : passed.values;
  return { ...passed, values: ofMessage, mayHaveMore: passed.mayHaveMore || passesUnseenValues === true };
}

/**
 * Whether `owner` is an `intl` that `createIntl` has made with messages from a parameter: an id that is asked from it
 * may be in these messages and in no catalogue.
 */
function hasOwnMessages(owner: HelperCall['owner'], tree: BoundTree): boolean {
  if (owner?.type !== 'Identifier') return false;
  const binding = bindingAt(tree, owner, owner.name);
  const made = binding?.kind === 'value' && binding.init ? unwrap(binding.init) : undefined;
  if (made?.type !== 'CallExpression' || made.callee.type !== 'Identifier') return false;
  const [config] = made.arguments;
  if (made.callee.name !== 'createIntl' || config?.type !== 'ObjectExpression') return false;
  const messages = config.properties.find(
    (property) => property.type === 'Property' && keyName(property.key, property.computed) === 'messages',
  );
  const value = messages?.type === 'Property' ? unwrap(messages.value) : undefined;
  return value?.type === 'Identifier' && bindingAt(tree, value, value.name)?.kind === 'parameter';
}
