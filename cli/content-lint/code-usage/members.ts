import type { ArrayExpressionElement, Node, ObjectPropertyKind } from 'oxc-parser';
import {
  distinct,
  type Evaluator,
  type NodeValue,
  named,
  type PossibleValue,
  textValue,
  uncertain,
  unknownValue,
} from './possible-value.ts';
import { keyName, locationOf } from './syntax-tree.ts';

/** A property of values by its name; without a name any of their properties. */
export function member(
  of: readonly PossibleValue[],
  name: string | undefined,
  evaluator: Evaluator,
): readonly PossibleValue[] {
  return distinct(
    of.flatMap((one): readonly PossibleValue[] => {
      if (one.is === 'runtime') return [{ is: 'runtime', path: [...one.path, name ?? '*'] }];
      if (one.is === 'nothing') return [];
      if (name === 'length') return [{ is: 'number' }];
      if (one.is === 'items') return name === undefined || /^\d+$/.test(name) ? one.items : unknownValue;
      if (one.is === 'tuple')
        return name === undefined ? one.places.flat() : (one.places[Number(name)] ?? unknownValue);
      if (one.is !== 'node') return unknownValue;
      const parts = evaluator.part(one, name === undefined ? '*' : `.${name}`, () =>
        memberOfNode(one, name, evaluator),
      );
      return one.uncertain ? parts.map(uncertain) : parts;
    }),
  );
}

const absent: readonly PossibleValue[] = [{ is: 'nothing' }];

function memberOfNode(of: NodeValue, name: string | undefined, evaluator: Evaluator): readonly PossibleValue[] {
  const { node, tree, env } = of;
  const unknown: readonly PossibleValue[] = [{ is: 'runtime', path: [name ?? '*'] }];
  switch (node.type) {
    case 'ArrayExpression': {
      const at = Number(name);
      const isSure = name !== undefined && node.elements.slice(0, at + 1).every((one) => one?.type !== 'SpreadElement');
      const element = isSure ? node.elements[at] : undefined;
      if (!isSure) return items([of], evaluator);
      return element ? evaluator.evaluate(element, tree, env) : unknown;
    }
    case 'TSEnumDeclaration': {
      const members = node.body.members.filter(({ id }) => name === undefined || keyName(id, false) === name);
      return members.flatMap(({ initializer }) => (initializer ? evaluator.evaluate(initializer, tree, env) : unknown));
    }
    case 'ObjectExpression':
      // An empty object is filled later; one with properties has no others.
      return (
        memberOfProperties(node.properties, of, name, evaluator) ?? (node.properties.length === 0 ? unknown : absent)
      );
    case 'JSXOpeningElement':
      return memberOfProperties(node.attributes, of, name, evaluator) ?? absent;
    default:
      return unknown;
  }
}

/** Looks from the last property to the first, as a later one overrides an earlier. */
function memberOfProperties(
  properties: readonly Node[],
  { tree, env }: NodeValue,
  name: string | undefined,
  evaluator: Evaluator,
): readonly PossibleValue[] | undefined {
  const found: PossibleValue[] = [];
  for (const property of [...properties].reverse()) {
    if (property.type === 'SpreadElement' || property.type === 'JSXSpreadAttribute') {
      found.push(...member(evaluator.evaluate(property.argument, tree, env), name, evaluator));
      continue;
    }
    if (property.type !== 'Property' && property.type !== 'JSXAttribute') continue;
    const own = propertyName(property);
    if (name !== undefined && own !== undefined && own !== name) continue;
    if (property.value) found.push(...evaluator.evaluate(property.value, tree, env));
    if (name !== undefined && own === name) break;
  }
  return found.length > 0 ? named(found, name ?? '*') : undefined;
}

/** The name of a property or attribute, where the code spells it out. */
export function propertyName(property: Node): string | undefined {
  if (property.type === 'Property') return keyName(property.key, property.computed);
  return property.type === 'JSXAttribute' ? keyName(property.name, false) : undefined;
}

/** The items of lists; `flat` also passes what is no list. */
export function items(of: readonly PossibleValue[], evaluator: Evaluator, flat = false): readonly PossibleValue[] {
  return distinct(
    of.flatMap((one): readonly PossibleValue[] => {
      if (one.is === 'items') return one.items;
      if (one.is === 'tuple') return one.places.flat();
      if (one.is === 'runtime') return [{ is: 'runtime', path: [...one.path, '*'] }];
      if (one.is === 'nothing') return [];
      if (one.is !== 'node' || one.node.type !== 'ArrayExpression') return flat ? [one] : unknownValue;
      const { elements } = one.node;
      return evaluator.part(one, 'items', () => elements.flatMap((element) => itemsOf(element, one, evaluator)));
    }),
  );
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
export function keysOf(of: readonly PossibleValue[], evaluator: Evaluator): readonly PossibleValue[] {
  return of.flatMap((one): readonly PossibleValue[] => {
    if (one.is !== 'node' || one.node.type !== 'ObjectExpression') return unknownValue;
    const { properties } = one.node;
    return evaluator.part(one, 'keys', () =>
      properties.flatMap((property) => keysOfProperty(property, one, evaluator)),
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
