import type { Node } from 'oxc-parser';
import { itemMethods } from './array-methods.ts';
import type { CodeBase } from './code-base.ts';
import { type BoundTree, bindingAt } from './scopes.ts';
import { type FunctionNode, isFunction, keyName, unwrap } from './syntax-tree.ts';

/** A call of a function, or of a method such as `map` that gets the function and calls it with each item. */
export interface Caller {
  tree: BoundTree;
  call?: Extract<Node, { type: 'CallExpression' }>;
  element?: Extract<Node, { type: 'JSXOpeningElement' }>;
  /** The list whose items it is called with. */
  list?: Node;
}

/** Makes a function that finds the callers of a function in all files, reading those that mention it. */
export function callerIndex(base: CodeBase): (of: FunctionNode, tree: BoundTree) => readonly Caller[] {
  const known = new Map<FunctionNode, readonly Caller[]>();
  const byTree = new Map<BoundTree, Map<FunctionNode | string, Caller[]>>();

  const callersIn = (tree: BoundTree): Map<FunctionNode | string, Caller[]> => {
    let own = byTree.get(tree);
    if (!own) {
      own = new Map();
      byTree.set(tree, own);
      for (const [target, caller] of allCallers(tree)) own.set(target, [...(own.get(target) ?? []), caller]);
    }
    return own;
  };

  return (of, tree) => {
    let callers = known.get(of);
    if (callers) return callers;
    const found = [...(callersIn(tree).get(of) ?? [])];
    const name = nameOf(of, tree);
    const exported = [...tree.exports].filter(([, one]) => 'own' in one && (one.own === name || one.own === of));
    for (const [exportName] of exported) {
      const word = exportName === 'default' ? fileName(tree.path) : exportName;
      for (const path of base.mentioning(word)) {
        const other = path === tree.path ? undefined : base.tree(path);
        for (const [target, callers] of other ? callersIn(other) : []) {
          if (other && typeof target === 'string' && leadsTo(target, other, exportName)) found.push(...callers);
        }
      }
    }
    callers = found;
    known.set(of, callers);
    return callers;

    function leadsTo(localName: string, other: BoundTree, exportName: string): boolean {
      const binding = bindingAt(other, other.program, localName);
      if (binding?.kind !== 'import' || (binding.imported !== exportName && exportName !== 'default')) return false;
      return base.definition(other.path, binding.module, binding.imported)?.tree.path === tree.path;
    }
  };
}

/** Every call of a file with the function it calls: one of its own, or the name of an imported one. */
function allCallers(tree: BoundTree): [FunctionNode | string, Caller][] {
  const found: [FunctionNode | string, Caller][] = [];
  const add = (name: Node, caller: Caller) => {
    if (name.type !== 'Identifier' && name.type !== 'JSXIdentifier') return;
    const binding = bindingAt(tree, name, name.name);
    if (binding?.kind === 'import') found.push([binding.name, caller]);
    else if (binding?.kind === 'function') found.push([binding.node, caller]);
    else if (binding?.kind === 'value' && binding.init && binding.path.length === 0) {
      const init = wrappedFunction(binding.init);
      if (isFunction(init)) found.push([init, caller]);
    }
  };
  for (const call of tree.calls) {
    const callee = unwrap(call.callee);
    add(callee, { tree, call });
    const [first] = call.arguments;
    const method = callee.type === 'MemberExpression' ? keyName(callee.property, callee.computed) : undefined;
    if (first && method && itemMethods.has(method) && callee.type === 'MemberExpression') {
      add(unwrap(first), { tree, list: callee.object });
    }
  }
  for (const element of tree.elements) add(element.name, { tree, element });
  return found;
}

/** The function inside `memo(…)`, `forwardRef(…)`, `useCallback(…)` and the like. */
function wrappedFunction(init: Node): Node {
  const node = unwrap(init);
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  return first && isFunction(first) ? first : node;
}

/** The name that a function is declared under. */
export function nameOf(of: FunctionNode, tree: BoundTree): string | undefined {
  if (of.id) return of.id.name;
  let parent = tree.parents.get(of);
  while (
    parent &&
    (parent.type === 'CallExpression' || parent.type === 'TSSatisfiesExpression' || parent.type === 'TSAsExpression')
  ) {
    parent = tree.parents.get(parent);
  }
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  return parent?.type === 'Property' ? keyName(parent.key, parent.computed) : undefined;
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
