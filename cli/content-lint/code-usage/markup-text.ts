import type { Node } from 'oxc-parser';
import type { MarkupText } from '../core/project/code-use.ts';
import { transComponent } from './i18next.ts';
import { childrenOf, keyName, literalText, type SyntaxTree, unwrap } from './syntax-tree.ts';

/** Attributes that a visitor reads or hears. */
const visitorAttributes: ReadonlySet<string> = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
]);

/** Attributes of components that mostly have a text. Only phrases count: a single word is as often a keyword. */
const textAttributes: ReadonlySet<string> = new Set(
  'label heading caption subtitle tooltip helperText text buttonText'.split(' '),
);

/** Two words, neither of them a setting as in `width=device-width`. */
const phrase = /^[^=;{}<>]*\p{L}\s+\p{L}{2}[^=;{}<>]*$/u;

/** Elements whose text is not for reading, or is a message already. */
const unreadElements: ReadonlySet<string> = new Set([
  'style',
  'script',
  'code',
  'pre',
  'kbd',
  'samp',
  'var',
  transComponent,
]);

/** Matches a word that is the same in every language: an address, a name in code, or a few capitals such as PDF. */
const sameEverywhere = /[@_]|:\/\/|^\P{L}*(?:https?|[A-Z]{2,5})\P{L}*$/u;

/** A word of at least two letters: symbols, numbers and single letters are the same in every language. */
const word = /\p{L}\p{M}*\p{L}/u;

/** The texts in the markup of a file that belong in a catalogue. */
export function markupTexts({ path, program }: SyntaxTree): MarkupText[] {
  const texts: MarkupText[] = [];
  const constants = constantTexts(program);
  const report = (text: string, start: number, end: number, attribute?: string) => {
    // References such as `&nbsp;` and `&#8217;` are no words.
    const parts = text.replace(/&#?\w+;/g, ' ').split(/\s+/);
    if (!parts.some((part) => word.test(part) && !sameEverywhere.test(part))) return;
    const shown = text.trim().replace(/\s+/g, ' ');
    texts.push({ location: { file: path, span: { start, end } }, text: shown, ...(attribute ? { attribute } : {}) });
  };
  const reportAll = (literals: readonly Literal[], attribute?: string) => {
    // A constant that several elements show is reported once.
    for (const { node, text } of literals)
      if (!texts.some(({ location }) => location.span.start === node.start))
        report(text, node.start, node.end, attribute);
  };
  /**
   * `inElement`: whether `node` is a child of an element. `element`: for an attribute the name of its element, such as
   * `meta`, else empty.
   */
  const visit = (node: Node, inElement: boolean, element = ''): void => {
    if (node.type === 'JSXText') {
      const leadingBlanks = node.value.length - node.value.trimStart().length;
      const trailingBlanks = node.value.length - node.value.trimEnd().length;
      report(node.value, node.start + leadingBlanks, node.end - trailingBlanks);
    } else if (node.type === 'JSXExpressionContainer' && inElement) reportAll(literalsOf(node.expression, constants));
    else if (node.type === 'JSXAttribute' && node.value) {
      const name = keyName(node.name, false) ?? '';
      const literals = literalsOf(node.value, constants);
      if (visitorAttributes.has(name)) reportAll(literals, name);
      else if (mayHoldText(name, element))
        reportAll(
          literals.filter(({ text }) => phrase.test(text)),
          name,
        );
    } else if (node.type === 'CallExpression' && isCreateElement(node.callee)) {
      const [element, props, ...children] = node.arguments;
      const createdName = element?.type === 'Identifier' ? element.name : literalText(element);
      if (createdName !== undefined && unreadElements.has(createdName)) return;
      for (const child of children) reportAll(literalsOf(child, constants));
      // Not `textAttributes`: those are of components, and most of what `createElement` makes are elements of HTML.
      for (const property of props?.type === 'ObjectExpression' ? props.properties : []) {
        const name = property.type === 'Property' ? (keyName(property.key, property.computed) ?? '') : '';
        if (property.type === 'Property' && visitorAttributes.has(name))
          reportAll(literalsOf(property.value, constants), name);
      }
    }
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
    if (node.type === 'JSXElement' && node.openingElement.name.type === 'JSXIdentifier') {
      if (unreadElements.has(node.openingElement.name.name)) return;
    }
    const elementName = node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier' ? node.name.name : '';
    for (const child of childrenOf(node)) visit(child, isElement, elementName);
  };
  visit(program, false);
  return texts;
}

/** Whether an attribute may hold text: the `content` of a `<meta>`, or one that a component is given to show. */
function mayHoldText(attribute: string, element: string): boolean {
  if (element === 'meta') return attribute === 'content';
  // Components begin with a capital. Those of FormatJS, such as `FormattedMessage`, show messages already.
  return /^\p{Lu}/u.test(element) && !element.startsWith('Formatted') && textAttributes.has(attribute);
}

interface Literal {
  node: Node;
  text: string;
}

type Constants = ReadonlyMap<string, Literal>;

/**
 * Constants of a file with a text of more than one word: a single word is as often a name or a keyword. Of a constant
 * with a condition only the first text is looked at.
 */
function constantTexts(program: Node): Constants {
  const constants = new Map<string, Literal>();
  for (const statement of childrenOf(program)) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations) {
      const [literal] = init ? literalsOf(init) : [];
      if (id.type === 'Identifier' && literal && /\p{L}\s+\p{L}{2}/u.test(literal.text))
        constants.set(id.name, literal);
    }
  }
  return constants;
}

function isCreateElement(callee: Node): boolean {
  const node = unwrap(callee);
  const name = node.type === 'MemberExpression' ? keyName(node.property, node.computed) : undefined;
  return (node.type === 'Identifier' ? node.name : name) === 'createElement';
}

const noConstants: Constants = new Map();

/** The literal texts that an expression can be; for a condition those of both sides. */
function literalsOf(expression: Node, constants: Constants = noConstants): Literal[] {
  const node = unwrap(expression);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'Identifier': {
      const constant = constants.get(node.name);
      return constant ? [constant] : [];
    }
    case 'TemplateLiteral':
      // A blank takes the place of each value.
      return [{ node, text: node.quasis.map(({ value }) => value.cooked ?? value.raw).join(' ') }];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent, constants), ...literalsOf(node.alternate, constants)];
    case 'LogicalExpression':
      return [
        // The left side of `&&` is a condition, which is not shown.
        ...(node.operator === '&&' ? [] : literalsOf(node.left, constants)),
        ...literalsOf(node.right, constants),
      ];
    default:
      return [];
  }
}
