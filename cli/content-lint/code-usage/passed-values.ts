import type { Node } from 'oxc-parser';
import type { PassedValue, PassedValues, ValueKind } from '../core/project/code-use.ts';
import { OpenParameter } from './evaluate.ts';
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
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const [only, ...more] = withoutCallers(() => evaluator.evaluate(property.argument, tree, env)) ?? [];
      const spread = only?.is === 'node' && more.length === 0 ? passedBy(only, evaluator, read) : undefined;
      const isElsewhere = spread?.location.file !== tree.path;
      // The place of a value is one in this file: for an object of another file, where it is spread.
      const span = { start: property.start, end: property.end };
      for (const value of spread?.values ?? []) passed.set(value.name, isElsewhere ? { ...value, span } : value);
      mayHaveMore ||= spread?.mayHaveMore ?? true;
      continue;
    }
    const name = propertyName(property);
    if (name === undefined) {
      mayHaveMore = true;
      continue;
    }
    const known = withoutCallers(() => evaluator.evaluate(property.value, tree, env)) ?? [];
    passed.set(name, { name, span: { start: property.start, end: property.end }, ...kindOf(known) });
  }
  return { location: locationOf(tree, node), values: [...passed.values()], mayHaveMore };
}

/** Gives undefined if the value depends on a caller: its kind is unknown then, though it is surely passed. */
function withoutCallers<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof OpenParameter) return undefined;
    throw error;
  }
}

function kindOf(known: readonly PossibleValue[]): { kind: ValueKind; text?: string } {
  const [first, ...more] = known.map(kindOfOne);
  if (first === undefined || more.some((kind) => kind !== first)) return { kind: 'unknown' };
  const [only] = known;
  const text = known.length === 1 && only ? exactText(only) : undefined;
  return { kind: first, ...(text === undefined ? {} : { text }) };
}

function kindOfOne(known: PossibleValue): ValueKind {
  if (known.is === 'number' || known.is === 'flag' || known.is === 'text' || known.is === 'nothing') return known.is;
  if (known.is !== 'node') return 'unknown';
  if (isFunction(known.node)) return 'function';
  return known.node.type === 'JSXElement' || known.node.type === 'JSXFragment' ? 'element' : 'unknown';
}
