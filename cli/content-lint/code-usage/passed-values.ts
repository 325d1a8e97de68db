import type { Node } from 'oxc-parser';
import type { PassedValue, PassedValues, ValueKind } from '../core/project/code-use.ts';
import { UnboundParameter } from './evaluate.ts';
import { propertyName } from './members.ts';
import { type Environment, type Evaluator, exactText, type NodeValue, type PossibleValue } from './possible-value.ts';
import type { BoundTree } from './scopes.ts';
import { isFunction, locationOf } from './syntax-tree.ts';

/** The values that a call passes; undefined if it passes none. */
export function passedTo(
  values: Node,
  tree: BoundTree,
  env: Environment,
  evaluator: Evaluator,
): PassedValues | 'unknown' | undefined {
  const [only, ...more] = evaluator.evaluate(values, tree, env);
  if (!only || only.is === 'nothing') return undefined;
  if (more.length > 0 || only.is !== 'node') return 'unknown';
  return passedBy(only, evaluator) ?? 'unknown';
}

/** `read` has the objects that were read before: an object that is spread twice, or into itself, adds nothing. */
function passedBy(value: NodeValue, evaluator: Evaluator, read = new Set<Node>()): PassedValues | undefined {
  const { node, tree, env } = value;
  if (node.type !== 'ObjectExpression') return undefined;
  if (read.has(node)) return { location: locationOf(tree, node), values: [], mayHaveMore: false };
  read.add(node);
  /** By name: a later property overrides an earlier one. */
  const passed = new Map<string, PassedValue>();
  /** Whether more may be passed than `passed` has, by a spread or a name that cannot be evaluated. */
  let mayHaveMore = false;
  /** What cannot be evaluated may also replace what was passed before it: of that the name is known, not the kind. */
  const passUnknown = () => {
    mayHaveMore = true;
    for (const { name, span } of passed.values()) passed.set(name, { name, span, kind: 'unknown' });
  };
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const [only, ...more] = unlessCallerDecides(() => evaluator.evaluate(property.argument, tree, env)) ?? [];
      const spread = only?.is === 'node' && more.length === 0 ? passedBy(only, evaluator, read) : undefined;
      if (spread?.mayHaveMore ?? true) passUnknown();
      const isElsewhere = spread?.location.file !== tree.path;
      // The place of a value is one in this file: for an object of another file, where it is spread.
      const span = { start: property.start, end: property.end };
      for (const value of spread?.values ?? []) passed.set(value.name, isElsewhere ? { ...value, span } : value);
      continue;
    }
    const name = propertyName(property);
    if (name === undefined) {
      passUnknown();
      continue;
    }
    const possible = unlessCallerDecides(() => evaluator.evaluate(property.value, tree, env)) ?? [];
    passed.set(name, { name, span: { start: property.start, end: property.end }, ...kindOf(possible) });
  }
  return { location: locationOf(tree, node), values: [...passed.values()], mayHaveMore };
}

/**
 * Gives what `evaluate` gives, or undefined if that depends on the caller of the function around it: the kind of the
 * value is unknown then, though it is surely passed.
 */
function unlessCallerDecides<T>(evaluate: () => T): T | undefined {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof UnboundParameter) return undefined;
    throw error;
  }
}

/** The kind that all possible values have in common, with the text if only one is possible. */
function kindOf(possible: readonly PossibleValue[]): { kind: ValueKind; text?: string } {
  const [first, ...more] = possible.map(kindOfValue);
  if (first === undefined || more.some((kind) => kind !== first)) return { kind: 'unknown' };
  const [only] = possible;
  const text = possible.length === 1 && only ? exactText(only) : undefined;
  return { kind: first, ...(text === undefined ? {} : { text }) };
}

function kindOfValue(value: PossibleValue): ValueKind {
  if (value.is === 'number' || value.is === 'flag' || value.is === 'text' || value.is === 'nothing') return value.is;
  if (value.is !== 'node') return 'unknown';
  if (isFunction(value.node)) return 'function';
  return value.node.type === 'JSXElement' || value.node.type === 'JSXFragment' ? 'element' : 'unknown';
}
