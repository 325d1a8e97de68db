import type { Node } from 'oxc-parser';
import type { MarkupText } from '#src/checker/code/code-use.ts';
import { bare, childrenOf, keyName, type SyntaxTree } from '#src/checker/code/syntax-tree.ts';

/** Attributes that a visitor reads or hears. */
const spokenAttributes: ReadonlySet<string> = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
]);

/** Elements whose text is not for reading. */
const unspoken: ReadonlySet<string> = new Set(['style', 'script', 'code', 'pre', 'kbd', 'samp', 'var']);

/** A word of at least two letters: signs, numbers and single letters are the same in every language. */
const word = /\p{L}\p{M}*\p{L}/u;

/** The texts that stand in the markup of a file instead of in a catalogue. */
export function markupTexts({ path, program }: SyntaxTree): MarkupText[] {
  const found: MarkupText[] = [];
  const report = (text: string, start: number, end: number, attribute?: string) => {
    if (!word.test(text.replace(/&\w+;/g, ' '))) return;
    const shown = text.trim().replace(/\s+/g, ' ');
    found.push({ site: { file: path, span: { start, end } }, text: shown, ...(attribute ? { attribute } : {}) });
  };
  const reportAll = (literals: readonly Literal[], attribute?: string) => {
    for (const { node, text } of literals) report(text, node.start, node.end, attribute);
  };
  const visit = (node: Node, inElement: boolean): void => {
    if (node.type === 'JSXText') {
      const before = node.value.length - node.value.trimStart().length;
      report(node.value, node.start + before, node.end - (node.value.length - node.value.trimEnd().length));
    } else if (node.type === 'JSXExpressionContainer' && inElement) reportAll(literalsOf(node.expression));
    else if (node.type === 'JSXAttribute' && node.value) {
      const name = keyName(node.name, false) ?? '';
      if (spokenAttributes.has(name)) reportAll(literalsOf(node.value), name);
    }
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
    if (node.type === 'JSXElement' && node.openingElement.name.type === 'JSXIdentifier') {
      if (unspoken.has(node.openingElement.name.name)) return;
    }
    for (const child of childrenOf(node)) visit(child, isElement);
  };
  visit(program, false);
  return found;
}

interface Literal {
  node: Node;
  text: string;
}

/** Literal texts that an expression can be: of a condition both sides. */
function literalsOf(expression: Node): Literal[] {
  const node = bare(expression);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return [{ node, text: node.quasis.map(({ value }) => value.cooked ?? value.raw).join(' ') }];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : literalsOf(node.left)), ...literalsOf(node.right)];
    default:
      return [];
  }
}
