import type { Node } from 'oxc-parser';
import type { IdForm, IdPart, InlineMessage } from '../core/project/code-use.ts';
import { type HelperCall, type HelperNames, isHelperName } from './helper-calls.ts';
import { items, member, propertyName } from './members.ts';
import { type Environment, type Evaluator, exactText, type PossibleValue, unknownValue } from './possible-value.ts';
import type { BoundTree } from './scopes.ts';
import { type FunctionNode, isFunction, keyName, locationOf } from './syntax-tree.ts';

/**
 * Gives the forms that the id of a call can have; a form without any text if nothing is known of the id. Undefined if
 * the message has no id in the code, and inside a helper: a function such as `text` or one of `helpers`, the names in
 * the configuration, which gets the id as a parameter from its callers.
 */
export function idFormsOf(
  { id, node, namespaces = [], namespaceSeparator, acceptsContext = false }: HelperCall,
  tree: BoundTree,
  env: Environment,
  evaluator: Evaluator,
  helpers: HelperNames,
): IdForm[] | undefined {
  const whole = valuesOf(id.node, tree, env, evaluator);
  if (id.as === 'descriptor' && !mayHaveId(whole)) return undefined;
  const values =
    id.as === 'descriptor' ? member(whole, 'id', evaluator) : id.as === 'item' ? items(whole, evaluator) : whole;
  const given = values.filter(({ is }) => is !== 'nothing');
  // The environment has the calls that lead here. If it is empty, the id is read for all callers at once.
  const isForOneCaller = env.size > 0;
  // An id that this caller omits is not asked for; without a caller, an id without a value may be anything.
  const possible = given.length === 0 && !isForOneCaller ? unknownValue : given;
  const plain = possible.map((value) => formOf(value, id.node, tree));
  const forms = acceptsContext ? plain.flatMap(withContext) : plain;
  // The namespace is known even if the id is not.
  if (namespaces.some((namespace) => namespace !== '')) {
    return forms.flatMap((form) => formsIn(namespaces, namespaceSeparator, form));
  }
  // Inside a helper an id is a parameter, to which the helper may append, such as a dot and the number of an item: such
  // a form has no word. The calls of the helper are read instead.
  const hasNoWord = forms.every(({ parts }) => !parts.some((part) => typeof part === 'string' && /\p{L}/u.test(part)));
  return hasNoWord && isInsideHelper(node, tree, helpers) ? undefined : forms;
}

/**
 * Gives an id that may have a context behind it in both forms: `friend`, and `friend_` with any text. `either`: if one
 * of them has a message, the other needs none.
 */
function withContext({ parts, ...form }: IdForm): IdForm[] {
  return [
    { ...form, parts, either: true },
    { ...form, parts: [...parts, '_', { path: [] }], either: true },
  ];
}

/** Gives a form in each of the namespaces; an id may begin with a namespace and a separator: `cart:total`. */
function formsIn(namespaces: readonly IdPart[], separator: string | undefined, { parts, ...form }: IdForm): IdForm[] {
  const [first, ...rest] = parts;
  // `cart` and `:total` of `cart:total`. A separator with a blank behind it is punctuation: the id is a sentence, such
  // as `Note: closed on Sundays`.
  const [, prefix, tail] = (typeof first === 'string' && /^([\w-]+)(.(?:\S.*)?)$/.exec(first)) || [];
  if (prefix !== undefined && separator !== undefined && tail?.startsWith(separator)) {
    const behind = tail.slice(separator.length);
    // `''` too: catalogues that are not one file for each namespace have ids without it.
    if (behind !== '') return formsIn([prefix, ''], undefined, { ...form, parts: [behind, ...rest] });
    // `cart:${name}`: without the namespace, an unknown value alone would match every id.
    if (rest.length > 0) return formsIn([prefix], undefined, { ...form, parts: rest });
  }
  // The code does not show which of them has the message: one is enough.
  const either = namespaces.length > 1 ? { either: true as const } : {};
  return namespaces.map((namespace) => ({ ...form, ...either, parts: withNamespace(namespace, parts) }));
}

/** Gives `title` in the namespace `cart` as `cart.title`. An unknown namespace is a part of the id, before `.title`. */
function withNamespace(namespace: IdPart, parts: readonly IdPart[]): IdPart[] {
  if (namespace === '') return [...parts];
  const [unknown, start] = typeof namespace === 'string' ? [[], `${namespace}.`] : [[namespace], '.'];
  const [first, ...rest] = parts;
  return typeof first === 'string' ? [...unknown, start + first, ...rest] : [...unknown, start, ...parts];
}

/** The texts of a message that has no id in the code, as far as the code spells them. */
export function inlineMessagesOf(
  { id }: HelperCall,
  tree: BoundTree,
  env: Environment,
  evaluator: Evaluator,
): InlineMessage[] {
  const whole = id.as === 'descriptor' ? valuesOf(id.node, tree, env, evaluator) : [];
  return mayHaveId(whole) ? [] : textsOf(whole, evaluator);
}

/** The text that the code has for a message with an id; undefined if it has none, or several. */
export function defaultTextOf(
  { id }: HelperCall,
  tree: BoundTree,
  env: Environment,
  evaluator: Evaluator,
): InlineMessage | undefined {
  const whole = id.as === 'descriptor' ? valuesOf(id.node, tree, env, evaluator) : [];
  const [text, ...others] = whole.length === 1 ? textsOf(whole, evaluator) : [];
  return others.length === 0 ? text : undefined;
}

/** The values of the expression for an id. An element is a descriptor itself, with its attributes as properties. */
function valuesOf(node: Node, tree: BoundTree, env: Environment, evaluator: Evaluator): readonly PossibleValue[] {
  return node.type === 'JSXOpeningElement' ? [{ is: 'node', node, tree, env }] : evaluator.evaluate(node, tree, env);
}

function textsOf(descriptors: readonly PossibleValue[], evaluator: Evaluator): InlineMessage[] {
  return member(descriptors, 'defaultMessage', evaluator).flatMap((value) => {
    const text = exactText(value);
    return value.is === 'text' && text !== undefined ? [{ text, location: value.location }] : [];
  });
}

function formOf(value: PossibleValue, node: Node, tree: BoundTree): IdForm {
  if (value.is === 'text')
    return { parts: value.parts, location: value.location, ...(value.uncertain ? { uncertain: true } : {}) };
  const location = locationOf(tree, node);
  // A part that only the running program knows; its name in the code, `props.id`, is for reports.
  return { parts: [{ path: value.is === 'runtime' ? value.path : [] }], location };
}

/** Whether any descriptor may have an id. For one without, a build step makes it: there is nothing to look up. */
function mayHaveId(descriptors: readonly PossibleValue[]): boolean {
  return descriptors.some((descriptor) => {
    // Not an object or element that the code spells out: it may have any property.
    if (descriptor.is !== 'node') return true;
    const { node } = descriptor;
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

function isInsideHelper(node: Node, tree: BoundTree, helpers: HelperNames): boolean {
  for (let ancestor = tree.parents.get(node); ancestor; ancestor = tree.parents.get(ancestor)) {
    if (isFunction(ancestor) && isHelperName(nameOf(ancestor, tree), helpers)) return true;
  }
  return false;
}

/** The name that a function is declared under. */
function nameOf(fn: FunctionNode, tree: BoundTree): string | undefined {
  if (fn.id) return fn.id.name;
  // The declaration is outside of what wraps the function: `const text = useCallback((id) => …) as Helper`.
  let parent = tree.parents.get(fn);
  while (
    parent &&
    (parent.type === 'CallExpression' || parent.type === 'TSSatisfiesExpression' || parent.type === 'TSAsExpression')
  ) {
    parent = tree.parents.get(parent);
  }
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  return parent?.type === 'Property' ? keyName(parent.key, parent.computed) : undefined;
}
