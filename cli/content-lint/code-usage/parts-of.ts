import type { Node } from 'oxc-parser';
import { distinct, type Evaluator, type Known, type NodeValue, named, nothingKnown, unsure } from './known-value.ts';
import { keyName } from './syntax-tree.ts';

/** A named part of values; without a name any part of theirs. */
export function member(of: readonly Known[], name: string | undefined, reader: Evaluator): readonly Known[] {
  return distinct(
    of.flatMap((one): readonly Known[] => {
      if (one.is === 'outside') return [{ is: 'outside', path: [...one.path, name ?? '*'] }];
      if (one.is === 'nothing') return [];
      if (name === 'length') return [{ is: 'number' }];
      if (one.is === 'items') return name === undefined || /^\d+$/.test(name) ? one.items : nothingKnown;
      if (one.is === 'tuple')
        return name === undefined ? one.places.flat() : (one.places[Number(name)] ?? nothingKnown);
      if (one.is !== 'node') return nothingKnown;
      const parts = memberOfNode(one, name, reader);
      return one.unsure ? parts.map(unsure) : parts;
    }),
  );
}

const absent: readonly Known[] = [{ is: 'nothing' }];

function memberOfNode(of: NodeValue, name: string | undefined, reader: Evaluator): readonly Known[] {
  const { node, tree, env } = of;
  const unknown: readonly Known[] = [{ is: 'outside', path: [name ?? '*'] }];
  switch (node.type) {
    case 'ArrayExpression': {
      const at = Number(name);
      const isSure = name !== undefined && node.elements.slice(0, at + 1).every((one) => one?.type !== 'SpreadElement');
      const element = isSure ? node.elements[at] : undefined;
      if (!isSure) return items([of], reader);
      return element ? reader.evaluate(element, tree, env) : unknown;
    }
    case 'TSEnumDeclaration': {
      const members = node.body.members.filter(({ id }) => name === undefined || keyName(id, false) === name);
      return members.flatMap(({ initializer }) => (initializer ? reader.evaluate(initializer, tree, env) : unknown));
    }
    case 'ObjectExpression':
      // An empty object is there to be filled; one with properties has no others.
      return memberOfProperties(node.properties, of, name, reader) ?? (node.properties.length === 0 ? unknown : absent);
    case 'JSXOpeningElement':
      return memberOfProperties(node.attributes, of, name, reader) ?? absent;
    default:
      return unknown;
  }
}

/** Looks from the last property to the first, as a later one overrides an earlier. */
function memberOfProperties(
  properties: readonly Node[],
  { tree, env }: NodeValue,
  name: string | undefined,
  reader: Evaluator,
): readonly Known[] | undefined {
  const found: Known[] = [];
  for (const property of [...properties].reverse()) {
    if (property.type === 'SpreadElement' || property.type === 'JSXSpreadAttribute') {
      found.push(...member(reader.evaluate(property.argument, tree, env), name, reader));
      continue;
    }
    if (property.type !== 'Property' && property.type !== 'JSXAttribute') continue;
    const own = propertyName(property);
    if (name !== undefined && own !== undefined && own !== name) continue;
    if (property.value) found.push(...reader.evaluate(property.value, tree, env));
    if (name !== undefined && own === name) break;
  }
  return found.length > 0 ? named(found, name ?? '*') : undefined;
}

/** The name of a property or attribute, where the code spells it out. */
export function propertyName(property: Node): string | undefined {
  if (property.type === 'Property') return keyName(property.key, property.computed);
  return property.type === 'JSXAttribute' ? keyName(property.name, false) : undefined;
}

/** The items of lists; `flat` also lets through what is no list. */
export function items(of: readonly Known[], reader: Evaluator, flat = false): readonly Known[] {
  return distinct(
    of.flatMap((one): readonly Known[] => {
      if (one.is === 'items') return one.items;
      if (one.is === 'tuple') return one.places.flat();
      if (one.is === 'outside') return [{ is: 'outside', path: [...one.path, '*'] }];
      if (one.is === 'nothing') return [];
      if (one.is !== 'node' || one.node.type !== 'ArrayExpression') return flat ? [one] : nothingKnown;
      return one.node.elements.flatMap((element) => {
        if (!element) return [];
        if (element.type !== 'SpreadElement') return reader.evaluate(element, one.tree, one.env);
        return items(reader.evaluate(element.argument, one.tree, one.env), reader);
      });
    }),
  );
}

/** The names of the properties of objects, as texts. */
export function keysOf(of: readonly Known[], reader: Evaluator): readonly Known[] {
  return of.flatMap((one): readonly Known[] => {
    if (one.is !== 'node' || one.node.type !== 'ObjectExpression') return nothingKnown;
    return one.node.properties.flatMap((property): readonly Known[] => {
      if (property.type === 'SpreadElement') {
        return keysOf(reader.evaluate(property.argument, one.tree, one.env), reader);
      }
      const name = propertyName(property);
      const site = { file: one.tree.path, span: { start: property.key.start, end: property.key.end } };
      return name === undefined ? nothingKnown : [{ is: 'text', parts: [name], site, hops: 0 }];
    });
  });
}
