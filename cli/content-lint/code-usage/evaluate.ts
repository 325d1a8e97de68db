import type { Node } from 'oxc-parser';
import { valueOfCall } from './call-value.ts';
import type { CodeBase } from './code-base.ts';
import { joinTexts } from './join-texts.ts';
import {
  distinct,
  type Environment,
  type Evaluator,
  exactText,
  fromAfar,
  type Known,
  named,
  nothingKnown,
  picked,
} from './known-value.ts';
import { handedTo } from './parameter-value.ts';
import { items, member } from './parts-of.ts';
import { type Binding, type BoundTree, bindingAt } from './scopes.ts';
import { bare, type FunctionNode, keyName } from './syntax-tree.ts';
import { textsOfType } from './type-texts.ts';

/** A parameter decides, and nobody has said yet for which call. */
export class OpenParameter extends Error {
  readonly of: FunctionNode;
  readonly tree: BoundTree;
  constructor(of: FunctionNode, tree: BoundTree) {
    super('open parameter');
    this.of = of;
    this.tree = tree;
  }
}

/** So deep one value may lead to the next: a recursion would go on for ever. */
const depthAtMost = 60;

/** Makes the evaluator of a code base; `hasCallers` says whether any call of a function is known. */
export function evaluator(base: CodeBase, hasCallers: (of: FunctionNode, tree: BoundTree) => boolean): Evaluator {
  let depth = 0;
  const reader: Evaluator = {
    evaluate(expression, tree, env) {
      if (depth >= depthAtMost) return nothingKnown;
      depth++;
      try {
        return distinct(read(bare(expression), tree, env));
      } finally {
        depth--;
      }
    },
  };
  return reader;

  function read(node: Node, tree: BoundTree, env: Environment): readonly Known[] {
    const site = { file: tree.path, span: { start: node.start, end: node.end } };
    const all = (nodes: readonly Node[]) => nodes.flatMap((one) => reader.evaluate(one, tree, env));
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') return [{ is: 'text', parts: [node.value], site, hops: 0 }];
        if (typeof node.value === 'number') return [{ is: 'number' }];
        return node.value === null ? [{ is: 'nothing' }] : [{ is: 'node', node, tree, env }];
      case 'TemplateLiteral': {
        const parts = node.quasis.flatMap((quasi, at): (readonly Known[])[] => {
          const text: Known = { is: 'text', parts: [quasi.value.cooked ?? quasi.value.raw], site, hops: 0 };
          const next = node.expressions[at];
          return next ? [[text], reader.evaluate(next, tree, env)] : [[text]];
        });
        return joinTexts(parts, site);
      }
      case 'BinaryExpression':
        if (node.operator !== '+') return [{ is: 'number' }];
        return joinTexts([all([node.left]), all([node.right])], site);
      case 'ConditionalExpression':
        return all([node.consequent, node.alternate]);
      case 'LogicalExpression':
        return node.operator === '&&' ? all([node.right]) : all([node.left, node.right]);
      case 'SequenceExpression':
        return all(node.expressions.slice(-1));
      case 'AssignmentExpression':
        return node.operator === '=' ? all([node.right]) : nothingKnown;
      case 'UpdateExpression':
      case 'UnaryExpression':
        return [{ is: 'number' }];
      case 'Identifier':
      case 'JSXIdentifier': {
        if (node.name === 'undefined') return [{ is: 'nothing' }];
        const binding = bindingAt(tree, node, node.name);
        return binding ? ofBinding(binding, tree, env) : [{ is: 'outside', path: [node.name] }];
      }
      case 'MemberExpression':
        return ofMember(node, tree, env);
      case 'CallExpression':
        return valueOfCall(node, tree, env, reader);
      case 'ArrayExpression':
        // An empty list is there to be filled, in a way that cannot be followed.
        return node.elements.length === 0 ? nothingKnown : [{ is: 'node', node, tree, env }];
      default:
        return [{ is: 'node', node, tree, env }];
    }
  }

  function ofMember(
    node: Extract<Node, { type: 'MemberExpression' }>,
    tree: BoundTree,
    env: Environment,
  ): readonly Known[] {
    const of = reader.evaluate(node.object, tree, env);
    const spelt = keyName(node.property, node.computed);
    if (spelt !== undefined) return member(of, spelt, reader);
    const names = reader.evaluate(node.property, tree, env).map(exactText);
    return picked([...new Set(names)].flatMap((name) => member(of, name, reader)));
  }

  function ofBinding(binding: Binding, tree: BoundTree, env: Environment): readonly Known[] {
    const fallback = () =>
      'fallback' in binding && binding.fallback ? reader.evaluate(binding.fallback, tree, env) : [];
    switch (binding.kind) {
      case 'function':
      case 'enum':
        return [{ is: 'node', node: binding.node, tree, env }];
      case 'import': {
        const found = base.definition(tree.path, binding.module, binding.imported);
        return found ? ofExport(found.own, found.tree) : [{ is: 'outside', path: [binding.name] }];
      }
      case 'value': {
        const initial = binding.init ? follow(reader.evaluate(binding.init, tree, env), binding.path) : [];
        const assigned = binding.assigned.flatMap((one) => reader.evaluate(one, tree, env));
        return typed(named([...initial, ...assigned, ...fallback()], binding.name), binding, tree);
      }
      case 'parameter': {
        const handed = handedTo(binding, tree, env, reader);
        if (handed) {
          const own = follow(handed, binding.path);
          return typed([...(env.has(binding.of) ? own.map(fromAfar) : own), ...fallback()], binding, tree);
        }
        if (hasCallers(binding.of, tree)) throw new OpenParameter(binding.of, tree);
        const path = binding.path.length > 0 ? binding.path : [binding.name];
        return typed([{ is: 'outside', path }, ...fallback()], binding, tree);
      }
    }
  }

  function ofExport(own: Node | string, tree: BoundTree): readonly Known[] {
    if (typeof own !== 'string') return reader.evaluate(own, tree, new Map());
    const binding = bindingAt(tree, tree.program, own);
    return binding ? ofBinding(binding, tree, new Map()) : nothingKnown;
  }

  /** Where the flow of values says nothing, the annotation may. */
  function typed(
    values: readonly Known[],
    { type, path }: Extract<Binding, { kind: 'value' | 'parameter' }>,
    tree: BoundTree,
  ): readonly Known[] {
    if (!type || !values.every(({ is }) => is === 'outside')) return values;
    const texts = textsOfType(type, path, tree, base, reader);
    const site = { file: tree.path, span: { start: type.start, end: type.end } };
    return texts ? texts.map((text) => ({ is: 'text', parts: [text], site, hops: 0 })) : values;
  }

  function follow(values: readonly Known[], path: readonly string[]): readonly Known[] {
    return path.reduce<readonly Known[]>((reached, step) => {
      if (step === '...') return reached;
      return step === '*' ? items(reached, reader) : member(reached, step, reader);
    }, values);
  }
}
