import type { Node, TSType } from 'oxc-parser';
import type { CodeBase } from './code-base.ts';
import { items } from './members.ts';
import { type Evaluator, emptyEnvironment, exactText, maxForms, type PossibleValue } from './possible-value.ts';
import { type BoundTree, bindingAt } from './scopes.ts';
import { keyName } from './syntax-tree.ts';

/** What reading a type needs: other modules, and the values of `typeof`. */
interface TypeReader {
  base: CodeBase;
  evaluator: Evaluator;
  /** How many types may still be read. */
  remaining: number;
}

/** A type, and the file whose names it uses. */
interface TypeAt {
  type: Node;
  tree: BoundTree;
}

/** How many types may be inside each other: a type may refer to itself. */
const maxDepth = 12;
/** How many types are read for one question. */
const maxTypes = 2000;

/**
 * The texts that a part of a type allows, for `'a' | 'b'` both; undefined if it allows anything else. `path` leads to
 * the part, such as `['items', '*', 'size']`: `*` is any item of a list.
 */
export function textsOfType(
  type: TSType,
  path: readonly string[],
  tree: BoundTree,
  base: CodeBase,
  evaluator: Evaluator,
): string[] | undefined {
  const reader = { base, evaluator, remaining: maxTypes };
  let part: TypeAt | undefined = { type, tree };
  for (const step of path) part = part && partOf(part, step, reader, 0);
  return part && textsOf(part, reader, 0);
}

/** All texts of a type; undefined if it allows anything else. */
function textsOf({ type, tree }: TypeAt, reader: TypeReader, depth: number): string[] | undefined {
  if (depth > maxDepth || reader.remaining-- <= 0) return undefined;
  const below = (node: Node) => textsOf({ type: node, tree }, reader, depth + 1);
  switch (type.type) {
    case 'TSLiteralType':
      return type.literal.type === 'Literal' && typeof type.literal.value === 'string'
        ? [type.literal.value]
        : undefined;
    case 'TSUnionType':
      // A part that may be absent has the type `'a' | undefined`.
      return together(type.types.filter((member) => !isNothing(member)).map(below));
    case 'TSTemplateLiteralType': {
      let texts: string[] | undefined = [''];
      for (const [at, quasi] of type.quasis.entries()) {
        texts = texts?.map((text) => text + (quasi.value.cooked ?? ''));
        const next = type.types[at];
        const more: string[] | undefined = next ? below(next) : [''];
        if (more && texts && more.length * texts.length > maxForms) return undefined;
        texts = more && texts?.flatMap((text) => more.map((ending) => text + ending));
      }
      return texts;
    }
    case 'TSTypeOperator':
      return type.operator === 'keyof' ? keysOf({ type: type.typeAnnotation, tree }, reader) : undefined;
    case 'TSIndexedAccessType': {
      const { objectType, indexType } = type;
      if (objectType.type === 'TSTypeQuery') {
        // `(typeof list)[number]`.
        const values = valuesOf({ type: objectType, tree }, reader);
        if (indexType.type === 'TSNumberKeyword') return exactTexts(items(values, reader.evaluator));
        return undefined;
      }
      // `Props['title']`; a type of several parts, `Props['title' | 'text']`, is not followed.
      const names = below(indexType);
      if (names?.length !== 1) return undefined;
      const part = partOf({ type: objectType, tree }, names[0] ?? '', reader, depth + 1);
      return part && textsOf(part, reader, depth + 1);
    }
    case 'TSTypeReference': {
      const declaration = declarationOf({ type, tree }, reader);
      return declaration && textsOf(declaration, reader, depth + 1);
    }
    default:
      return undefined;
  }
}

/** The type of a named part of a type. */
function partOf({ type, tree }: TypeAt, name: string, reader: TypeReader, depth: number): TypeAt | undefined {
  if (depth > maxDepth || reader.remaining-- <= 0) return undefined;
  const among = (members: readonly Node[]) => {
    const member = members.find(
      (candidate) => candidate.type === 'TSPropertySignature' && keyName(candidate.key, candidate.computed) === name,
    );
    const annotation = member?.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
    return annotation && { type: annotation, tree };
  };
  if (type.type === 'TSTypeLiteral') return among(type.members);
  if (type.type === 'TSInterfaceDeclaration') return among(type.body.body);
  if (type.type === 'TSArrayType' && (name === '*' || /^\d+$/.test(name))) return { type: type.elementType, tree };
  // `readonly Item[]`.
  if (type.type === 'TSTypeOperator') return partOf({ type: type.typeAnnotation, tree }, name, reader, depth + 1);
  if (type.type === 'TSIntersectionType') {
    for (const constituent of type.types) {
      const part = partOf({ type: constituent, tree }, name, reader, depth + 1);
      if (part) return part;
    }
  }
  if (type.type !== 'TSTypeReference') return undefined;
  const declaration = declarationOf({ type, tree }, reader);
  if (declaration) return partOf(declaration, name, reader, depth + 1);
  // Types that the project does not declare, such as `Pick<Props, 'a'>`, `Readonly<Props>` and `PropsWithChildren<Props>`,
  // are taken to have the parts of what they are made of. Those that it declares with parameters are not followed.
  const [wrapped] = type.typeArguments?.params ?? [];
  const isDeclared = declaredType({ type, tree }, reader) !== undefined;
  return wrapped && !isDeclared ? partOf({ type: wrapped, tree }, name, reader, depth + 1) : undefined;
}

/** What a named type is declared as: the type behind an alias, or an interface; undefined for one with parameters. */
function declarationOf(reference: TypeAt, reader: TypeReader): TypeAt | undefined {
  const declared = declaredType(reference, reader);
  // The texts of a type with parameters depend on what is passed for these.
  if (!declared || declared.type.typeParameters) return undefined;
  const { type, tree } = declared;
  return { type: type.type === 'TSTypeAliasDeclaration' ? type.typeAnnotation : type, tree };
}

/** The declaration of a named type, if the project has it. */
function declaredType({ type, tree }: TypeAt, { base }: TypeReader) {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const { name } = type.typeName;
  const binding = bindingAt(tree, type, name);
  const definition =
    binding?.kind === 'import' ? base.definition(tree.path, binding.module, binding.imported) : { tree, local: name };
  // Otherwise an expression is exported, which is no type.
  const declared =
    definition && typeof definition.local === 'string' ? definition.tree.types.get(definition.local) : undefined;
  return definition && declared && { type: declared, tree: definition.tree };
}

/** The texts of `keyof Props` or `keyof typeof list`; undefined if a name is not spelled out. */
function keysOf({ type, tree }: TypeAt, reader: TypeReader): string[] | undefined {
  if (type.type !== 'TSTypeQuery') {
    const declaration = type.type === 'TSTypeReference' ? declarationOf({ type, tree }, reader) : { type, tree };
    const members =
      declaration?.type.type === 'TSInterfaceDeclaration'
        ? declaration.type.body.body
        : declaration?.type.type === 'TSTypeLiteral'
          ? declaration.type.members
          : [];
    const names = members.map((member) =>
      member.type === 'TSPropertySignature' ? keyName(member.key, member.computed) : undefined,
    );
    return names.length > 0 ? together(names.map((name) => (name === undefined ? undefined : [name]))) : undefined;
  }
  const [value] = valuesOf({ type, tree }, reader);
  if (value?.is !== 'node' || value.node.type !== 'ObjectExpression') return undefined;
  return together(
    value.node.properties.map((property) => {
      const name = property.type === 'Property' ? keyName(property.key, property.computed) : undefined;
      return name === undefined ? undefined : [name];
    }),
  );
}

/** The values of `typeof name`. */
function valuesOf({ type, tree }: TypeAt, reader: TypeReader): readonly PossibleValue[] {
  if (type.type !== 'TSTypeQuery' || type.exprName.type !== 'Identifier') return [];
  return reader.evaluator.evaluate(type.exprName, tree, emptyEnvironment);
}

function exactTexts(known: readonly PossibleValue[]): string[] | undefined {
  return together(
    known.map((value) => {
      const text = exactText(value);
      return text === undefined ? undefined : [text];
    }),
  );
}

/** The items of all lists in one list; undefined if one of the lists is unknown, or if there are none. */
function together(lists: readonly (string[] | undefined)[]): string[] | undefined {
  return lists.length > 0 && lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

function isNothing(type: Node): boolean {
  return type.type === 'TSUndefinedKeyword' || type.type === 'TSNullKeyword';
}
