import type { Node } from 'oxc-parser';
import type { CodeLocation } from '../core/project/code-use.ts';
import { valueOfCall } from './call-value.ts';
import type { CodeBase } from './code-base.ts';
import { evaluationLimits } from './evaluation-limits.ts';
import { joinTexts } from './join-texts.ts';
import { items, itemsFrom, member } from './members.ts';
import { parameterValue } from './parameter-value.ts';
import {
  distinct,
  type Environment,
  type Evaluator,
  emptyEnvironment,
  exactText,
  nameUnknownValues,
  oneCallDeeper,
  oneOf,
  type PossibleValue,
  textValue,
  unknownValue,
} from './possible-value.ts';
import { type Binding, type BoundTree, bindingAt } from './scopes.ts';
import { type FunctionNode, keyName, locationOf, unwrap } from './syntax-tree.ts';
import { textsOfType } from './type-texts.ts';

/**
 * Thrown if a value depends on a parameter for which `env` has no argument. `find-uses.ts` catches it and tries each
 * caller of the function. It is no `Error`, because it is thrown for every chain of callers: a stack would cost more
 * than the evaluation.
 */
export class UnboundParameter {
  readonly fn: FunctionNode;
  readonly tree: BoundTree;
  constructor(fn: FunctionNode, tree: BoundTree) {
    this.fn = fn;
    this.tree = tree;
  }
}

/**
 * Makes the evaluator of a code base, which gives the values that an expression may have without running it. `env` has
 * the arguments of the calls that were followed to it. `hasCallers` tests whether any call of a function is known.
 */
export function createEvaluator(base: CodeBase, hasCallers: (fn: FunctionNode, tree: BoundTree) => boolean): Evaluator {
  // Ends readings that come back to themselves, or that take too long.
  const bounds = evaluationLimits();
  const evaluator: Evaluator = {
    evaluate: (expression, tree, env) => bounds.step(() => distinct(read(unwrap(expression), tree, env))),
    // `name` is that of a property. One that refers to itself has no value besides those of its other readings.
    part: ({ node, env }, name, readPart) => bounds.once(node, name, env, [], readPart),
    // Before each use: it has a budget of its own.
    begin: bounds.begin,
  };
  return evaluator;

  function read(node: Node, tree: BoundTree, env: Environment): readonly PossibleValue[] {
    const location = locationOf(tree, node);
    const all = (nodes: readonly Node[]) => nodes.flatMap((inner) => evaluator.evaluate(inner, tree, env));
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') return [textValue(node.value, location)];
        if (typeof node.value === 'number') return [{ is: 'number' }];
        if (typeof node.value === 'boolean') return [{ is: 'flag' }];
        return node.value === null ? [{ is: 'nothing' }] : [{ is: 'node', node, tree, env }];
      case 'TemplateLiteral': {
        const parts = node.quasis.flatMap((quasi, at): (readonly PossibleValue[])[] => {
          const text = textValue(quasi.value.cooked ?? quasi.value.raw, location);
          const next = node.expressions[at];
          return next ? [[text], evaluator.evaluate(next, tree, env)] : [[text]];
        });
        return joinTexts(parts, location);
      }
      case 'BinaryExpression':
        if (comparisons.has(node.operator)) return [{ is: 'flag' }];
        if (node.operator !== '+') return [{ is: 'number' }];
        return sumOf(all([node.left]), all([node.right]), location);
      case 'ConditionalExpression':
        // Not `oneOf`, which makes values uncertain: both sides were written for this place, so that each of them occurs.
        return all([node.consequent, node.alternate]);
      case 'LogicalExpression':
        // `a && b` is `a` only if that is false, empty or absent: no id.
        return node.operator === '&&' ? all([node.right]) : all([node.left, node.right]);
      case 'SequenceExpression':
        return all(node.expressions.slice(-1));
      case 'AssignmentExpression':
        return node.operator === '=' ? all([node.right]) : unknownValue;
      case 'UpdateExpression':
        return [{ is: 'number' }];
      case 'UnaryExpression':
        return valueOfUnary[node.operator];
      case 'Identifier':
      case 'JSXIdentifier': {
        if (node.name === 'undefined') return [{ is: 'nothing' }];
        const binding = bindingAt(tree, node, node.name);
        return binding ? boundValue(binding, tree, env) : [{ is: 'runtime', path: [node.name] }];
      }
      case 'MemberExpression':
        return ofMember(node, tree, env);
      case 'CallExpression':
        return valueOfCall(node, tree, env, evaluator);
      case 'ArrayExpression':
        // An empty list is filled later, by code that is not followed.
        return node.elements.length === 0 ? unknownValue : [{ is: 'node', node, tree, env }];
      default:
        return [{ is: 'node', node, tree, env }];
    }
  }

  function ofMember(
    node: Extract<Node, { type: 'MemberExpression' }>,
    tree: BoundTree,
    env: Environment,
  ): readonly PossibleValue[] {
    const objects = evaluator.evaluate(node.object, tree, env);
    const name = keyName(node.property, node.computed);
    if (name !== undefined) return member(objects, name, evaluator);
    const possibleNames = new Set(evaluator.evaluate(node.property, tree, env).map(exactText));
    return oneOf([...possibleNames].flatMap((possibleName) => member(objects, possibleName, evaluator)));
  }

  function boundValue(binding: Binding, tree: BoundTree, env: Environment): readonly PossibleValue[] {
    // Where a variable refers to itself, its inner value is unknown: `id = id + '.title'` still gives a text with that
    // end. (A part of a value that refers to itself, see `part` above, has no inner value at all.) The empty name is
    // for the whole value.
    return bounds.once(binding, '', env, unknownValue, () => ofBinding(binding, tree, env));
  }

  function ofBinding(binding: Binding, tree: BoundTree, env: Environment): readonly PossibleValue[] {
    // The default that a pattern gives a name: `'home'` in `const { id = 'home' } = page`.
    const fallback = () =>
      'fallback' in binding && binding.fallback ? evaluator.evaluate(binding.fallback, tree, env) : [];
    switch (binding.kind) {
      case 'function':
      case 'enum':
        return [{ is: 'node', node: binding.node, tree, env }];
      case 'import': {
        const definition = base.definition(tree.path, binding.module, binding.imported);
        return definition ? ofExport(definition.local, definition.tree) : [{ is: 'runtime', path: [binding.name] }];
      }
      case 'value': {
        const initial = binding.init ? follow(evaluator.evaluate(binding.init, tree, env), binding.path) : [];
        const assigned = binding.assigned.flatMap((node) => evaluator.evaluate(node, tree, env));
        return typed(nameUnknownValues([...initial, ...assigned, ...fallback()], binding.name), binding, tree);
      }
      case 'parameter': {
        const passed = parameterValue(binding, tree, env, evaluator);
        if (passed) {
          const values = follow(passed, binding.path);
          // Without a call in `env` the function is a callback of a list, such as that of `map`: its items are texts of
          // the function around it, so they have come through no further call, and `callDepth` stays.
          return typed([...(env.has(binding.fn) ? values.map(oneCallDeeper) : values), ...fallback()], binding, tree);
        }
        if (hasCallers(binding.fn, tree)) throw new UnboundParameter(binding.fn, tree);
        const path = binding.path.length > 0 ? binding.path : [binding.name];
        return typed([{ is: 'runtime', path }, ...fallback()], binding, tree);
      }
    }
  }

  function ofExport(local: Node | string, tree: BoundTree): readonly PossibleValue[] {
    if (typeof local !== 'string') return evaluator.evaluate(local, tree, emptyEnvironment);
    const binding = bindingAt(tree, tree.program, local);
    return binding ? boundValue(binding, tree, emptyEnvironment) : unknownValue;
  }

  /** Gives the values as they are, or the texts of the type annotation if the expressions say nothing. */
  function typed(
    values: readonly PossibleValue[],
    { type, path }: Extract<Binding, { kind: 'value' | 'parameter' }>,
    tree: BoundTree,
  ): readonly PossibleValue[] {
    if (!type || !values.every(({ is }) => is === 'runtime')) return values;
    try {
      const texts = textsOfType(type, path, tree, base, evaluator);
      const location = locationOf(tree, type);
      return texts ? texts.map((text) => textValue(text, location)) : values;
    } catch (error) {
      // A type such as `(typeof list)[number]`, where `list` is a parameter, is read without the arguments of any call.
      // The error would make `find-uses.ts` try all callers of the function, and none of them would help.
      if (error instanceof UnboundParameter) return values;
      throw error;
    }
  }

  /** Gives a part of values: the property of a name, all items for `*`, or the items from index 2 on for `...2`. */
  function follow(values: readonly PossibleValue[], path: readonly string[]): readonly PossibleValue[] {
    return path.reduce<readonly PossibleValue[]>((reached, step) => {
      if (step.startsWith('...')) return itemsFrom(reached, Number(step.slice(3)), evaluator);
      return step === '*' ? items(reached, evaluator) : member(reached, step, evaluator);
    }, values);
  }
}

const comparisons: ReadonlySet<string> = new Set('== != === !== < <= > >= in instanceof'.split(' '));

const valueOfUnary = {
  '!': [{ is: 'flag' }],
  delete: [{ is: 'flag' }],
  void: [{ is: 'nothing' }],
  typeof: unknownValue,
  '-': [{ is: 'number' }],
  '+': [{ is: 'number' }],
  '~': [{ is: 'number' }],
} as const satisfies Record<string, readonly PossibleValue[]>;

/** A number plus a number is a number, a text plus anything is a text, and any other sum is unknown. */
function sumOf(
  left: readonly PossibleValue[],
  right: readonly PossibleValue[],
  location: CodeLocation,
): readonly PossibleValue[] {
  const sides = [left, right];
  if (sides.every((side) => side.length > 0 && side.every(({ is }) => is === 'number'))) return [{ is: 'number' }];
  return sides.flat().some(({ is }) => is === 'text') ? joinTexts(sides, location) : unknownValue;
}
