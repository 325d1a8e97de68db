import type { Node } from 'oxc-parser';
import type { Given, GivenValue, ValueKind } from './code-use.ts';
import { OpenParameter } from './evaluate.ts';
import { type Environment, type Evaluator, exactText, type Known, type NodeValue } from './known-value.ts';
import { propertyName } from './parts-of.ts';
import type { BoundTree } from './scopes.ts';
import { isFunction } from './syntax-tree.ts';

/** What a call passes as values; undefined for nothing at all. */
export function givenTo(
  values: Node,
  tree: BoundTree,
  env: Environment,
  reader: Evaluator,
): Given | 'unknown' | undefined {
  const [only, ...more] = reader.evaluate(values, tree, env);
  if (!only || only.is === 'nothing') return undefined;
  if (more.length > 0 || only.is !== 'node') return 'unknown';
  return givenBy(only, reader) ?? 'unknown';
}

function givenBy(value: NodeValue, reader: Evaluator): Given | undefined {
  const { node, tree, env } = value;
  if (node.type !== 'ObjectExpression') return undefined;
  const given: GivenValue[] = [];
  let open = false;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const [only, ...more] = closed(() => reader.evaluate(property.argument, tree, env)) ?? [];
      const spread = only?.is === 'node' && more.length === 0 ? givenBy(only, reader) : undefined;
      if (spread) given.push(...spread.values);
      open ||= spread?.open ?? true;
      continue;
    }
    const name = propertyName(property);
    if (name === undefined) {
      open = true;
      continue;
    }
    const known = closed(() => reader.evaluate(property.value, tree, env)) ?? [];
    given.push({ name, span: { start: property.start, end: property.end }, ...kindOf(known) });
  }
  return { site: { file: tree.path, span: { start: node.start, end: node.end } }, values: given, open };
}

/** Which value it is may depend on a caller; that it is given does not. */
function closed<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (open) {
    if (open instanceof OpenParameter) return undefined;
    throw open;
  }
}

function kindOf(known: readonly Known[]): { kind: ValueKind; text?: string } {
  const [first, ...more] = known.map(kindOfOne);
  if (first === undefined || more.some((kind) => kind !== first)) return { kind: 'unknown' };
  const [only] = known;
  const text = known.length === 1 && only ? exactText(only) : undefined;
  return { kind: first, ...(text === undefined ? {} : { text }) };
}

function kindOfOne(known: Known): ValueKind {
  if (known.is === 'number' || known.is === 'text' || known.is === 'nothing') return known.is;
  if (known.is !== 'node') return 'unknown';
  if (isFunction(known.node)) return 'function';
  if (known.node.type === 'JSXElement' || known.node.type === 'JSXFragment') return 'element';
  if (known.node.type !== 'Literal') return 'unknown';
  return typeof known.node.value === 'boolean' ? 'flag' : 'unknown';
}
