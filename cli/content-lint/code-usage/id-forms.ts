import type { Node } from 'oxc-parser';
import { nameOf } from './callers.ts';
import type { IdForm } from './code-use.ts';
import { type HelperCall, isHelperName } from './helper-calls.ts';
import { type Environment, type Evaluator, type Known, nothingKnown } from './known-value.ts';
import { items, member, propertyName } from './parts-of.ts';
import type { BoundTree } from './scopes.ts';
import { isFunction } from './syntax-tree.ts';

/**
 * The forms that the id of a call can take; one without any text where nothing is known of it. Undefined where the
 * message has no id in the code, and where the call is a helper's own body, which is handed its id.
 */
export function idFormsOf(
  { id, node }: HelperCall,
  tree: BoundTree,
  env: Environment,
  reader: Evaluator,
): IdForm[] | undefined {
  const isElement = id.node.type === 'JSXOpeningElement';
  const whole: readonly Known[] = isElement
    ? [{ is: 'node', node: id.node, tree, env }]
    : reader.evaluate(id.node, tree, env);
  if (id.as === 'descriptor' && !mayHaveId(whole)) return undefined;
  const values = id.as === 'descriptor' ? member(whole, 'id', reader) : id.as === 'item' ? items(whole, reader) : whole;
  const given = values.filter(({ is }) => is !== 'nothing');
  // What a caller leaves out is not asked for; what cannot be worked out at all may be anything.
  const forms = (given.length === 0 && env.size === 0 ? nothingKnown : given).map((one) => formOf(one, id.node, tree));
  // A helper puts more behind an id that it is given, such as the number of an item.
  const beginsOpen = forms.every(({ parts: [first] }) => typeof first !== 'string');
  return beginsOpen && isInsideHelper(node, tree) ? undefined : forms;
}

function formOf(value: Known, node: Node, tree: BoundTree): IdForm {
  const { is } = value;
  if (is === 'text') return { parts: value.parts, site: value.site, ...(value.unsure ? { unsure: true } : {}) };
  const site = { file: tree.path, span: { start: node.start, end: node.end } };
  return { parts: [{ path: value.is === 'outside' ? value.path : [] }], site };
}

/** A descriptor without an id gets one from a build step: there is nothing to look up. */
function mayHaveId(descriptors: readonly Known[]): boolean {
  return descriptors.some((one) => {
    if (one.is !== 'node') return true;
    const { node } = one;
    const properties =
      node.type === 'ObjectExpression'
        ? node.properties
        : node.type === 'JSXOpeningElement'
          ? node.attributes
          : undefined;
    return properties?.some((property) => {
      const isSpread = property.type === 'SpreadElement' || property.type === 'JSXSpreadAttribute';
      return isSpread || propertyName(property) === 'id';
    });
  });
}

function isInsideHelper(node: Node, tree: BoundTree): boolean {
  for (let at = tree.parents.get(node); at; at = tree.parents.get(at)) {
    if (isFunction(at) && isHelperName(nameOf(at, tree))) return true;
  }
  return false;
}
