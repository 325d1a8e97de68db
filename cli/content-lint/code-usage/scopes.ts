import type { Node } from 'oxc-parser';
import { type PatternName, patternNames, type Step } from './pattern-names.ts';
import { childrenOf, type FunctionNode, isFunction, keyName, type SyntaxTree } from './syntax-tree.ts';

/**
 * What a name refers to. `init` is the expression that it is declared with, `assigned` are those that are assigned to
 * it later, and `index` is the place of a parameter among those of its function. `imported` is the name that `module`
 * exports it under: `default` for its default export, `*` for all exports as one object.
 */
export type Binding =
  | (PatternName & { kind: 'value'; init: Node | undefined; assigned: Node[] })
  | (PatternName & { kind: 'parameter'; fn: FunctionNode; index: number })
  | { kind: 'import'; name: string; module: string; imported: string }
  | { kind: 'function'; name: string; node: FunctionNode }
  | { kind: 'enum'; name: string; node: Extract<Node, { type: 'TSEnumDeclaration' }> };

interface Scope {
  parent: Scope | undefined;
  names: Map<string, Binding>;
}

export type TypeDeclaration = Extract<Node, { type: 'TSTypeAliasDeclaration' | 'TSInterfaceDeclaration' }>;

/** What a module exports under a name: a name or expression of its own, or an export of another module. */
export type Export = { local: Node | string } | { module: string; imported: string };

/** A source file with its names resolved. */
export interface BoundTree extends SyntaxTree {
  scopes: Map<Node, Scope>;
  types: Map<string, TypeDeclaration>;
  exports: Map<string, Export>;
  /** Modules whose exports are all re-exported. */
  reexported: string[];
  calls: Extract<Node, { type: 'CallExpression' }>[];
  elements: Extract<Node, { type: 'JSXOpeningElement' }>[];
  parents: Map<Node, Node>;
  /** The expressions that a function can return. */
  returns: Map<FunctionNode, Node[]>;
}

/** Finds what a name refers to at a node. */
export function bindingAt(tree: BoundTree, node: Node, name: string): Binding | undefined {
  for (let scope = tree.scopes.get(node); scope; scope = scope.parent) {
    const binding = scope.names.get(name);
    if (binding) return binding;
  }
  return undefined;
}

/** Resolves the names of a file in one walk over it. */
export function bindTree(tree: SyntaxTree): BoundTree {
  const bound: BoundTree = {
    ...tree,
    scopes: new Map(),
    types: new Map(),
    exports: new Map(),
    reexported: [],
    calls: [],
    elements: [],
    parents: new Map(),
    returns: new Map(),
  };
  const assignments: { node: Node; name: string; value: Node }[] = [];

  const visit = (node: Node, outer: Scope, owner: FunctionNode | undefined): void => {
    const scope = scopeOf(node, outer);
    const innerOwner = isFunction(node) ? node : owner;
    bound.scopes.set(node, scope);
    collect(node, scope, innerOwner);
    for (const child of childrenOf(node)) {
      bound.parents.set(child, node);
      visit(child, scope, innerOwner);
    }
  };

  const collect = (node: Node, scope: Scope, owner: FunctionNode | undefined): void => {
    switch (node.type) {
      case 'VariableDeclarator': {
        // The name of `for (const item of list)` is declared in `scopeOf`, with the list.
        const isInLoop = bound.parents.get(bound.parents.get(node) ?? node)?.type === 'ForOfStatement';
        if (!isInLoop) declare(scope, node.id, node.init ?? undefined, []);
        break;
      }
      case 'ReturnStatement':
        if (owner && node.argument) bound.returns.get(owner)?.push(node.argument);
        break;
      case 'CallExpression':
        bound.calls.push(node);
        break;
      case 'JSXOpeningElement':
        bound.elements.push(node);
        break;
      case 'AssignmentExpression':
        if (node.left.type === 'Identifier') {
          // `a += b` gives `a` the value of the whole expression.
          assignments.push({ node, name: node.left.name, value: node.operator === '=' ? node.right : node });
        }
        break;
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        bound.types.set(node.id.name, node);
        break;
      case 'TSEnumDeclaration':
        scope.names.set(node.id.name, { kind: 'enum', name: node.id.name, node });
        break;
      case 'ImportDeclaration':
        for (const specifier of node.specifiers) {
          const { name } = specifier.local;
          const imported = specifier.type === 'ImportSpecifier' ? keyName(specifier.imported, false) : undefined;
          // `import name` and `import * as name` have no name of an export in braces.
          const withoutBraces = specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
          scope.names.set(name, {
            kind: 'import',
            name,
            module: node.source.value,
            imported: imported ?? withoutBraces,
          });
        }
        break;
      default:
        collectExports(bound, node);
    }
    // An arrow function without a block returns its body.
    if (isFunction(node)) bound.returns.set(node, node.body && node.body.type !== 'BlockStatement' ? [node.body] : []);
  };

  visit(tree.program, { parent: undefined, names: new Map() }, undefined);
  for (const { node, name, value } of assignments) {
    const binding = bindingAt(bound, node, name);
    if (binding?.kind === 'value') binding.assigned.push(value);
  }
  return bound;
}

/** The scope that a node opens, or the one that it is in. */
function scopeOf(node: Node, outer: Scope): Scope {
  const scope: Scope = { parent: outer, names: new Map() };
  if (isFunction(node)) {
    if (node.type === 'FunctionDeclaration' && node.id) {
      outer.names.set(node.id.name, { kind: 'function', name: node.id.name, node });
    }
    node.params.forEach((parameter, index) => {
      const pattern = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter;
      for (const declared of patternNames(pattern))
        scope.names.set(declared.name, { kind: 'parameter', fn: node, index, ...declared });
    });
    return scope;
  }
  if (node.type === 'ForOfStatement') {
    const [declared] = node.left.type === 'VariableDeclaration' ? node.left.declarations : [];
    // Any item of the list.
    if (declared) declare(scope, declared.id, node.right, ['*']);
    return scope;
  }
  return node.type === 'BlockStatement' || node.type === 'ForStatement' || node.type === 'SwitchStatement'
    ? scope
    : outer;
}

function declare(scope: Scope, pattern: Node, init: Node | undefined, path: readonly Step[]): void {
  for (const declared of patternNames(pattern)) {
    const whole: PatternName = { ...declared, path: [...path, ...declared.path] };
    scope.names.set(declared.name, { kind: 'value', init, assigned: [], ...whole });
  }
}

function collectExports(bound: BoundTree, node: Node): void {
  if (node.type === 'ExportAllDeclaration') {
    const name = node.exported && keyName(node.exported, false);
    if (name) bound.exports.set(name, { module: node.source.value, imported: '*' });
    else bound.reexported.push(node.source.value);
  } else if (node.type === 'ExportDefaultDeclaration') {
    const { declaration } = node;
    bound.exports.set('default', { local: declaration.type === 'Identifier' ? declaration.name : declaration });
  } else if (node.type === 'ExportNamedDeclaration') {
    for (const { local, exported } of node.specifiers) {
      // Such a name is an identifier or a text, so `keyName` always has it.
      const [localName, exportedName] = [keyName(local, false) ?? '', keyName(exported, false) ?? ''];
      const module = node.source?.value;
      bound.exports.set(exportedName, module === undefined ? { local: localName } : { module, imported: localName });
    }
    for (const name of declaredNames(node.declaration)) bound.exports.set(name, { local: name });
  }
}

function declaredNames(declaration: Node | null): string[] {
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => patternNames(id).map(({ name }) => name));
  }
  return declaration && 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}
