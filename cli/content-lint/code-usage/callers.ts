import type { Node } from 'oxc-parser';
import { itemMethods } from './array-methods.ts';
import { type CodeBase, withoutExtension } from './code-base.ts';
import { type Binding, type BoundTree, bindingAt, type Export } from './scopes.ts';
import { type FunctionNode, isFunction, keyName, unwrap } from './syntax-tree.ts';

/** What calls a function: a call, an element, or a method such as `map`, which calls it with each item of a list. */
export interface Caller {
  tree: BoundTree;
  /** The call, if the function is called by its name. */
  call?: Extract<Node, { type: 'CallExpression' }>;
  /** The element, if the function is a component. */
  element?: Extract<Node, { type: 'JSXOpeningElement' }>;
  /** The list with whose items the function is called. */
  list?: Node;
}

/** What a caller calls: a function of its file, or the name under which its file imports one. */
type Target = FunctionNode | string;

/** Makes a function that finds the callers of a function in all files, reading those that may import it. */
export function callerIndex(base: CodeBase): (fn: FunctionNode, tree: BoundTree) => readonly Caller[] {
  const byFunction = new Map<FunctionNode, readonly Caller[]>();
  const byTree = new Map<BoundTree, ReadonlyMap<Target, readonly Caller[]>>();
  const byExport = new Map<string, ReadonlyMap<BoundTree, Caller[]>>();

  const callersIn = (tree: BoundTree): ReadonlyMap<Target, readonly Caller[]> => {
    const callers = byTree.get(tree) ?? grouped(allCallers(tree));
    byTree.set(tree, callers);
    return callers;
  };

  /**
   * The callers of all exports with this name, by the file that exports them. Only files whose imports have `word` are
   * parsed: the name of the export, or of a default export the name of its file.
   */
  const callersOf = (exportName: string, word: string): ReadonlyMap<BoundTree, Caller[]> => {
    const key = `${exportName} ${word}`;
    const known = byExport.get(key);
    if (known) return known;
    const all = base.importing(word).flatMap((path) => {
      const tree = base.tree(path);
      if (!tree) return [];
      return [...callersIn(tree)].flatMap(([target, callers]): [BoundTree, Caller][] => {
        const definedIn = typeof target === 'string' ? treeDefining(target, tree, exportName) : undefined;
        return definedIn ? callers.map((caller) => [definedIn, caller]) : [];
      });
    });
    const callersByTree = grouped(all);
    byExport.set(key, callersByTree);
    return callersByTree;
  };

  /** The file that defines what a file imports as `localName`, if that is the export with this name. */
  const treeDefining = (localName: string, tree: BoundTree, exportName: string): BoundTree | undefined => {
    const binding = bindingAt(tree, tree.program, localName);
    // A default export may be imported by a name: from a module with `export { default as Card } from './card'`.
    if (binding?.kind !== 'import' || (binding.imported !== exportName && exportName !== 'default')) return undefined;
    const definition = base.definition(tree.path, binding.module, binding.imported);
    const exported = definition?.tree.exports.get(exportName);
    // What is imported may be another export of the same file.
    return exported && 'local' in exported && exported.local === definition?.local ? definition.tree : undefined;
  };

  return (fn, tree) => {
    const known = byFunction.get(fn);
    if (known) return known;
    const exportNames = [...tree.exports].filter(([, entry]) => exportedFunction(entry, tree) === fn);
    const callers = [
      ...(callersIn(tree).get(fn) ?? []),
      ...exportNames.flatMap(([exportName]) => {
        const word = exportName === 'default' ? moduleWord(tree.path) : exportName;
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

/** Every caller in a file, with what it calls. */
function allCallers(tree: BoundTree): [Target, Caller][] {
  const pairs: [Target, Caller][] = [];
  const add = (name: Node, caller: Caller) => {
    if (name.type !== 'Identifier' && name.type !== 'JSXIdentifier') return;
    const binding = bindingAt(tree, name, name.name);
    const target = binding?.kind === 'import' ? binding.name : boundFunction(binding);
    if (target !== undefined) pairs.push([target, caller]);
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

/** The function that a file exports; undefined for any other value, and for an export of another file. */
function exportedFunction(entry: Export, tree: BoundTree): FunctionNode | undefined {
  if (!('local' in entry)) return undefined;
  const { local } = entry;
  return typeof local === 'string' ? boundFunction(bindingAt(tree, tree.program, local)) : wrappedFunction(local);
}

/** The function that a name stands for in its file; undefined for any other value. */
function boundFunction(binding: Binding | undefined): FunctionNode | undefined {
  if (binding?.kind === 'function') return binding.node;
  // Not a part of its value, as `Card` is in `const { Card } = parts`.
  const isWhole = binding?.kind === 'value' && binding.path.length === 0;
  return isWhole && binding.init ? wrappedFunction(binding.init) : undefined;
}

/** The function that an expression is, or that is inside its `memo(…)`, `forwardRef(…)`, `useCallback(…)` and the like. */
function wrappedFunction(expression: Node): FunctionNode | undefined {
  const node = unwrap(expression);
  if (isFunction(node)) return node;
  const [first] = node.type === 'CallExpression' ? node.arguments : [];
  return first && wrappedFunction(first);
}

/**
 * The word by which imports name a file: `card` for `ui/card.tsx`, for `card/index.ts`, and for `ui/card.lazy.tsx`,
 * because `base.importing` finds whole words, and a dot ends a word.
 */
function moduleWord(path: string): string {
  const whole = withoutExtension(path);
  return whole.slice(whole.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
