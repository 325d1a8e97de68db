import type { Node } from 'oxc-parser';
import { itemMethods } from './array-methods.ts';
import { type CodeBase, withoutExtension } from './code-base.ts';
import { type BoundTree, bindingAt } from './scopes.ts';
import { type FunctionNode, isFunction, keyName, unwrap } from './syntax-tree.ts';

/** A call of a function, or of a method such as `map` that gets the function and calls it with each item. */
export interface Caller {
  tree: BoundTree;
  call?: Extract<Node, { type: 'CallExpression' }>;
  /** The element, if the function is a component. */
  element?: Extract<Node, { type: 'JSXOpeningElement' }>;
  /** The list with whose items the function is called. */
  list?: Node;
}

/** Makes a function that finds the callers of a function in all files, reading those that may import it. */
export function callerIndex(base: CodeBase): (fn: FunctionNode, tree: BoundTree) => readonly Caller[] {
  const byFunction = new Map<FunctionNode, readonly Caller[]>();
  const byTree = new Map<BoundTree, ReadonlyMap<FunctionNode | string, readonly Caller[]>>();
  const byExport = new Map<string, ReadonlyMap<BoundTree, Caller[]>>();

  const callersIn = (tree: BoundTree): ReadonlyMap<FunctionNode | string, readonly Caller[]> => {
    const callers = byTree.get(tree) ?? grouped(allCallers(tree));
    byTree.set(tree, callers);
    return callers;
  };

  /** The callers of all exports with this name, by the file that exports them; every import of them has the word. */
  const callersOf = (exportName: string, word: string): ReadonlyMap<BoundTree, Caller[]> => {
    const key = `${exportName} ${word}`;
    const known = byExport.get(key);
    if (known) return known;
    const all = base.importing(word).flatMap((path) => {
      const tree = base.tree(path);
      if (!tree) return [];
      return [...callersIn(tree)].flatMap(([target, callers]): [BoundTree, Caller][] => {
        const definedIn = typeof target === 'string' ? treeDefining(target, tree, exportName) : undefined;
        return definedIn && definedIn !== tree ? callers.map((caller) => [definedIn, caller]) : [];
      });
    });
    const callersByTree = grouped(all);
    byExport.set(key, callersByTree);
    return callersByTree;
  };

  /** The file that defines what a file imports as `localName`, if that is the export with this name. */
  const treeDefining = (localName: string, tree: BoundTree, exportName: string): BoundTree | undefined => {
    const binding = bindingAt(tree, tree.program, localName);
    // A default export may be imported under any name, from a module that re-exports it.
    if (binding?.kind !== 'import' || (binding.imported !== exportName && exportName !== 'default')) return undefined;
    const definition = base.definition(tree.path, binding.module, binding.imported);
    const exported = definition?.tree.exports.get(exportName);
    // What is imported may be another export of the same file.
    return exported && 'local' in exported && exported.local === definition?.local ? definition.tree : undefined;
  };

  return (fn, tree) => {
    const known = byFunction.get(fn);
    if (known) return known;
    const name = nameOf(fn, tree);
    const exportEntries = [...tree.exports].filter(
      ([, entry]) => 'local' in entry && (entry.local === name || entry.local === fn),
    );
    const callers = [
      ...(callersIn(tree).get(fn) ?? []),
      ...exportEntries.flatMap(([exportName]) => {
        const word = exportName === 'default' ? importedAs(tree.path) : exportName;
        return callersOf(exportName, word).get(tree) ?? [];
      }),
    ];
    byFunction.set(fn, callers);
    return callers;
  };
}

function grouped<Key, Item>(pairs: readonly (readonly [Key, Item])[]): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const [key, item] of pairs) {
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * Every call in a file with the function that it calls: a function of the file itself, or the name of an imported one.
 */
function allCallers(tree: BoundTree): [FunctionNode | string, Caller][] {
  const pairs: [FunctionNode | string, Caller][] = [];
  const add = (name: Node, caller: Caller) => {
    if (name.type !== 'Identifier' && name.type !== 'JSXIdentifier') return;
    const binding = bindingAt(tree, name, name.name);
    if (binding?.kind === 'import') pairs.push([binding.name, caller]);
    else if (binding?.kind === 'function') pairs.push([binding.node, caller]);
    else if (binding?.kind === 'value' && binding.init && binding.path.length === 0) {
      const init = wrappedFunction(binding.init);
      if (isFunction(init)) pairs.push([init, caller]);
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
  return pairs;
}

/** The function inside `memo(…)`, `forwardRef(…)`, `useCallback(…)` and the like. */
function wrappedFunction(init: Node): Node {
  const node = unwrap(init);
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  return first && isFunction(first) ? first : node;
}

/** The name that a function is declared under. */
export function nameOf(fn: FunctionNode, tree: BoundTree): string | undefined {
  if (fn.id) return fn.id.name;
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

/**
 * A word that every import of a file has, its name or that of its folder: `card` for `ui/card.tsx` or `card/index.ts`,
 * and for `ui/card.lazy.tsx`, as a word ends before a dot.
 */
function importedAs(path: string): string {
  const whole = withoutExtension(path);
  return whole.slice(whole.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
