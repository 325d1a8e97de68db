import {
  type ArrowFunctionExpression,
  type Node,
  type Function as PlainFunction,
  type Program,
  parseSync,
  visitorKeys,
} from 'oxc-parser';
import type { CodeLocation } from '../project/code-use.ts';

/** One source file, parsed. */
export interface SyntaxTree {
  path: string;
  text: string;
  program: Program;
  /** False where the parser gave up, and where the code is nested too deep to follow: then the program is empty. */
  whole: boolean;
}

export type FunctionNode = ArrowFunctionExpression | PlainFunction;

/** Parses a file in the language of its extension. Never throws. */
export function parseCode(path: string, text: string): SyntaxTree {
  const { program, errors } = parseSync(path, text, { preserveParens: false, sourceType: 'module' });
  if (isTooDeep(program)) return { path, text, program: { ...program, body: [] }, whole: false };
  return { path, text, program, whole: errors.length === 0 || program.body.length > 0 };
}

/** Nodes inside each other, at most; what people write has some fifty. */
const maxNesting = 500;

function isTooDeep(program: Program): boolean {
  let level: Node[] = [program];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxNesting) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
}

/** The place of a node in its file. */
export function locationOf({ path }: Pick<SyntaxTree, 'path'>, { start, end }: Node): CodeLocation {
  return { file: path, span: { start, end } };
}

/** The nodes right below a node, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    const value = (node as unknown as Record<string, unknown>)[key];
    if (Array.isArray(value)) children.push(...value.filter((one): one is Node => one !== null));
    else if (value !== null && typeof value === 'object') children.push(value as Node);
  }
  return children;
}

export function isFunction(node: Node | null | undefined): node is FunctionNode {
  return (
    node?.type === 'ArrowFunctionExpression' ||
    node?.type === 'FunctionExpression' ||
    node?.type === 'FunctionDeclaration'
  );
}

/** The expression without what does not change its value: types, `!`, `?.`, `await`, the braces of JSX. */
export function unwrap(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return unwrap(node.expression);
    case 'AwaitExpression':
      return unwrap(node.argument);
    default:
      return node;
  }
}

/** The name of a property or member, where the code spells it out. */
export function keyName(key: Node, computed: boolean): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  if (key.type === 'JSXIdentifier') return key.name;
  const isLiteral = key.type === 'Literal' && (typeof key.value === 'string' || typeof key.value === 'number');
  return isLiteral ? String(key.value) : undefined;
}
