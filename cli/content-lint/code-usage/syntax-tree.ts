import {
  type ArrowFunctionExpression,
  type Node,
  type Function as PlainFunction,
  type Program,
  parseSync,
  visitorKeys,
} from 'oxc-parser';

/** One source file, parsed. */
export interface SyntaxTree {
  path: string;
  text: string;
  program: Program;
  /** False where the parser had to give up: then the program is empty. */
  whole: boolean;
}

export type FunctionNode = ArrowFunctionExpression | PlainFunction;

/** Parses a file in the language that its name says. Never throws. */
export function parseCode(path: string, text: string): SyntaxTree {
  const { program, errors } = parseSync(path, text, { preserveParens: false, sourceType: 'module' });
  return { path, text, program, whole: errors.length === 0 || program.body.length > 0 };
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

/** Takes off what does not change a value: types, `!`, `?.`, `await`, the braces of JSX. */
export function bare(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return bare(node.expression);
    case 'AwaitExpression':
      return bare(node.argument);
    default:
      return node;
  }
}

/** The name of a property or member, where the code spells it out. */
export function keyName(key: Node, computed: boolean): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  if (key.type === 'JSXIdentifier') return key.name;
  const spelt = key.type === 'Literal' && (typeof key.value === 'string' || typeof key.value === 'number');
  return spelt ? String(key.value) : undefined;
}
