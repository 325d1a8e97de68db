import {
  type ArrowFunctionExpression,
  type Node,
  type OxcError,
  type ParseResult,
  type Function as PlainFunction,
  type Program,
  parseSync,
  visitorKeys,
} from 'oxc-parser';
import type { CodeLocation, CodeProblem } from '../core/project/code-use.ts';
import { overflowsParser } from './parser-depth.ts';
import { codeOfVue, isVueFile } from './vue-file.ts';

/** One source file, parsed. */
export interface SyntaxTree {
  path: string;
  text: string;
  program: Program;
  /** Why the program is empty: the parser gave up, or the code is nested too deep to follow. */
  problem?: CodeProblem;
}

export type FunctionNode = ArrowFunctionExpression | PlainFunction;

/** Parses a file in the language of its extension. Never throws. */
export function parseCode(path: string, text: string): SyntaxTree {
  const result = parsed(path, text);
  if (!result) return { path, text, program: parseSync(path, '').program, problem: tooDeep(path) };
  const { program, errors } = result;
  if (isTooDeep(program)) return { path, text, program: { ...program, body: [] }, problem: tooDeep(path) };
  // If the parser could read on behind a mistake, it gives a program too: then its errors are ignored.
  const problem = program.body.length === 0 ? problemOf(path, text, errors) : undefined;
  return { path, text, program, ...(problem ? { problem } : {}) };
}

/** The problem of a file that is nested too deep to follow. */
function tooDeep(path: string): CodeProblem {
  return { location: { file: path, span: { start: 0, end: 0 } }, kind: 'depth' };
}

/**
 * Why a file cannot be parsed; undefined if it can. Cheaper than `parseCode`, as without an error it does not read
 * `program`, a getter that builds the tree.
 */
export function syntaxErrorIn(path: string, text: string): CodeProblem | undefined {
  const result = parsed(path, text);
  if (!result) return tooDeep(path);
  return result.errors.length > 0 && result.program.body.length === 0
    ? problemOf(path, text, result.errors)
    : undefined;
}

/**
 * Undefined if the code is nested too deep for the parser. A `.js` file is read as JSX, as it may have elements too.
 */
function parsed(path: string, text: string): ParseResult | undefined {
  const { code, lang } = isVueFile(path)
    ? codeOfVue(text)
    : { code: text, lang: /\.[cm]?js$/.test(path) ? ('jsx' as const) : undefined };
  const options = { ...(lang ? { lang } : {}), preserveParens: false, sourceType: 'module' } as const;
  return overflowsParser(path, code, options) ? undefined : parseSync(path, code, options);
}

function problemOf(file: string, text: string, [error]: readonly OxcError[]): CodeProblem | undefined {
  if (!error) return undefined;
  const { start, end } = error.labels[0] ?? { start: 0, end: 0 };
  // What is missing at the end of a file is reported behind it.
  const span = { start: Math.min(start, text.length), end: Math.min(end, text.length) };
  return { location: { file, span }, kind: 'syntax', reason: error.message };
}

/** How deep nodes may be nested; code that people write has about 50 levels. */
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

/** The nodes right below a node, in the order of the text; only in a template, its texts come before its values. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    const value = (node as unknown as Record<string, unknown>)[key];
    if (Array.isArray(value)) {
      for (const item of value as (Node | null)[]) if (item) children.push(item);
    } else if (value !== null && typeof value === 'object') children.push(value as Node);
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
    case 'JSXExpressionContainer':
      return unwrap(node.expression);
    case 'AwaitExpression':
      return unwrap(node.argument);
    default:
      return node;
  }
}

/** The text of a literal, such as `'cart'`; undefined for any other node. */
export function literalText(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The value of a property of an object literal; undefined if the node is none, or has no such property. */
export function propertyValue(node: Node, name: string): Node | undefined {
  const object = unwrap(node);
  for (const entry of object.type === 'ObjectExpression' ? object.properties : [])
    if (entry.type === 'Property' && keyName(entry.key, entry.computed) === name) return entry.value;
  return undefined;
}

/** The name of a property or member, if the code spells it out. */
export function keyName(key: Node, computed: boolean): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  if (key.type === 'JSXIdentifier') return key.name;
  const isLiteral = key.type === 'Literal' && (typeof key.value === 'string' || typeof key.value === 'number');
  return isLiteral ? String(key.value) : undefined;
}
