import type { ArrayExpressionElement, Node, ObjectPropertyKind } from 'oxc-parser';
import {
  distinct,
  type Evaluator,
  type NodeValue,
  nameUnknownValues,
  type PossibleValue,
  textValue,
  uncertain,
  unknownValue,
} from './possible-value.ts';
import { keyName, locationOf } from './syntax-tree.ts';

/**
 * Gives the values that a property of some objects may have, as far as the code shows: for `texts.title`, `objects` are
 * what `texts` may be, and `name` is `title`. The name may be an index, `0`. Without a name, they are those of any
 * property, as for `texts[key]` with an unknown `key`.
 */
export function member(
  objects: readonly PossibleValue[],
  name: string | undefined,
  evaluator: Evaluator,
): readonly PossibleValue[] {
  return distinct(
    objects.flatMap((value): readonly PossibleValue[] => {
      if (value.is === 'runtime') return [{ is: 'runtime', path: [...value.path, name ?? '*'] }];
      if (value.is === 'nothing') return [];
      // The `length` of a list or a text is a number; an object may have a property of this name, with any value.
      const isListOrText = value.is !== 'node' || value.node.type === 'ArrayExpression';
      if (name === 'length' && isListOrText) return [{ is: 'number' }];
      if (value.is === 'items') return name === undefined || /^\d+$/.test(name) ? value.items : unknownValue;
      if (value.is === 'tuple')
        return name === undefined ? value.places.flat() : (value.places[Number(name)] ?? unknownValue);
      if (value.is !== 'node') return unknownValue;
      // The second argument is the name under which the values are cached: `.title`, or `*` for any property.
      const parts = evaluator.part(value, name === undefined ? '*' : `.${name}`, () =>
        memberOfNode(value, name, evaluator),
      );
      // If only the running program knows which object it is, the value of its property is just as uncertain.
      return value.uncertain ? parts.map(uncertain) : parts;
    }),
  );
}

const absent: readonly PossibleValue[] = [{ is: 'nothing' }];

function memberOfNode(value: NodeValue, name: string | undefined, evaluator: Evaluator): readonly PossibleValue[] {
  const { node, tree, env } = value;
  const onlyAtRuntime: readonly PossibleValue[] = [{ is: 'runtime', path: [name ?? '*'] }];
  switch (node.type) {
    case 'ArrayExpression': {
      // For a name that is no number, such as `map`, this is NaN, which has no element.
      const index = Number(name);
      // Behind a spread the index of an element is not known.
      const isIndexKnown =
        name !== undefined && node.elements.slice(0, index + 1).every((element) => element?.type !== 'SpreadElement');
      if (!isIndexKnown) return items([value], evaluator);
      const element = node.elements[index];
      return element ? evaluator.evaluate(element, tree, env) : onlyAtRuntime;
    }
    case 'TSEnumDeclaration': {
      const members = node.body.members.filter(({ id }) => name === undefined || keyName(id, false) === name);
      return members.flatMap(({ initializer }) =>
        initializer ? evaluator.evaluate(initializer, tree, env) : onlyAtRuntime,
      );
    }
    case 'ObjectExpression':
      // An empty object may be filled later; one with properties has no other ones.
      return (
        memberOfProperties(node.properties, value, name, evaluator) ??
        (node.properties.length === 0 ? onlyAtRuntime : absent)
      );
    case 'JSXOpeningElement':
      return memberOfProperties(node.attributes, value, name, evaluator) ?? absent;
    default:
      return onlyAtRuntime;
  }
}

/**
 * Gives the values of a property in an object or in the attributes of an element; undefined if it has none. Looks from
 * the last property to the first, as a later one overrides an earlier.
 */
function memberOfProperties(
  properties: readonly Node[],
  { tree, env }: NodeValue,
  name: string | undefined,
  evaluator: Evaluator,
): readonly PossibleValue[] | undefined {
  const values: PossibleValue[] = [];
  for (const property of [...properties].reverse()) {
    if (property.type === 'SpreadElement' || property.type === 'JSXSpreadAttribute') {
      values.push(...member(evaluator.evaluate(property.argument, tree, env), name, evaluator));
      continue;
    }
    if (property.type !== 'Property' && property.type !== 'JSXAttribute') continue;
    const key = propertyName(property);
    if (name !== undefined && key !== undefined && key !== name) continue;
    if (property.value) values.push(...evaluator.evaluate(property.value, tree, env));
    if (name !== undefined && key === name) break;
  }
  // A report shows a value that only the running program knows by the name of its property; `*` for any of them.
  return values.length > 0 ? nameUnknownValues(values, name ?? '*') : undefined;
}

/** The name of a property or attribute, if the code spells it out. */
export function propertyName(property: Node): string | undefined {
  if (property.type === 'Property') return keyName(property.key, property.computed);
  return property.type === 'JSXAttribute' ? keyName(property.name, false) : undefined;
}

/** The items of lists; with `flat`, a value that is not a list is an item itself. */
export function items(lists: readonly PossibleValue[], evaluator: Evaluator, flat = false): readonly PossibleValue[] {
  return distinct(
    lists.flatMap((value): readonly PossibleValue[] => {
      if (value.is === 'items') return value.items;
      if (value.is === 'tuple') return value.places.flat();
      if (value.is === 'runtime') return [{ is: 'runtime', path: [...value.path, '*'] }];
      if (value.is === 'nothing') return [];
      if (value.is !== 'node' || value.node.type !== 'ArrayExpression') return flat ? [value] : unknownValue;
      const { elements } = value.node;
      return evaluator.part(value, 'items', () => elements.flatMap((element) => itemsOf(element, value, evaluator)));
    }),
  );
}

/** The lists without their first items: `[b, c]` of `[a, b, c]` from index 1. */
export function itemsFrom(
  lists: readonly PossibleValue[],
  index: number,
  evaluator: Evaluator,
): readonly PossibleValue[] {
  return lists.map((value): PossibleValue => {
    if (value.is === 'tuple') return { is: 'tuple', places: value.places.slice(index) };
    if (value.is !== 'node' || value.node.type !== 'ArrayExpression') return value;
    const { elements } = value.node;
    // A spread has any number of items, so that the index of those behind it is not known.
    if (elements.some((element) => element?.type === 'SpreadElement'))
      return { is: 'items', items: items([value], evaluator) };
    return { is: 'tuple', places: elements.slice(index).map((element) => itemsOf(element, value, evaluator)) };
  });
}

/** The values of an element of a list. */
function itemsOf(
  element: ArrayExpressionElement | null,
  { tree, env }: NodeValue,
  evaluator: Evaluator,
): readonly PossibleValue[] {
  if (!element) return [];
  if (element.type !== 'SpreadElement') return evaluator.evaluate(element, tree, env);
  return items(evaluator.evaluate(element.argument, tree, env), evaluator);
}

/** The names of the properties of objects, as texts. */
export function keysOf(objects: readonly PossibleValue[], evaluator: Evaluator): readonly PossibleValue[] {
  return objects.flatMap((value): readonly PossibleValue[] => {
    if (value.is !== 'node' || value.node.type !== 'ObjectExpression') return unknownValue;
    const { properties } = value.node;
    return evaluator.part(value, 'keys', () =>
      properties.flatMap((property) => keysOfProperty(property, value, evaluator)),
    );
  });
}

function keysOfProperty(
  property: ObjectPropertyKind,
  { tree, env }: NodeValue,
  evaluator: Evaluator,
): readonly PossibleValue[] {
  if (property.type === 'SpreadElement') return keysOf(evaluator.evaluate(property.argument, tree, env), evaluator);
  const name = propertyName(property);
  return name === undefined ? unknownValue : [textValue(name, locationOf(tree, property.key))];
}
