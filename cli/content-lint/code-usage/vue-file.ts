import { createRequire } from 'node:module';
import type * as Compiler from '@vue/compiler-dom';

type Child = Compiler.TemplateChildNode;
type Directive = Compiler.DirectiveNode;

/** The types of nodes, which Vue gives as numbers. */
const nodeType = { element: 1, text: 2, interpolation: 5, attribute: 6, directive: 7 } as const;

let parse: typeof Compiler.parse | undefined;

/**
 * The function that `codeOfVue` writes in place of an `<i18n-t>` with slots. In Vue itself the name is an object, so no
 * project has a function of this name.
 */
export const slotsCallName = '$slots';

/** Parses a Vue file. The parser is only loaded here, as only projects with Vue need it. */
function parseVue(text: string): Compiler.RootNode {
  parse ??= (createRequire(import.meta.url)('@vue/compiler-dom') as typeof Compiler).parse;
  // Without `onError` the parser would throw at the first mistake; with it, it reads on.
  return parse(text, { parseMode: 'sfc', onError: () => {} });
}

/** Whether a path is a component of Vue, with its code and its template in one file. */
export function isVueFile(path: string): boolean {
  return path.endsWith('.vue');
}

/** The word as a statement: not the property `order.return`, nor `{ return: 1 }`. */
const returnStatement = /(?<![.\w$])return(?![\w$]|\s*:)/;

/** Texts between quotes of each kind. A text without an end goes on to that of the code, so that this is fast. */
const texts = /'(?:\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?|`(?:\\.|[^`\\])*`?/g;

const entity = /&(?:[a-z]{2,8}|#\w{2,6});/i;

/** An expression with its texts between real quotes, everything at its place: for `&quot;cart.total&quot;` a text with blanks around it. */
function withQuotes(code: string): string {
  return code.replace(/&(quot|apos|#34|#39);([^&]*)&\1;/g, (_, name: string, inner: string) => {
    const quote = name === 'quot' || name === '#34' ? '"' : "'";
    const blanks = ' '.repeat(name.length + 1);
    return `${blanks}${quote}${inner}${quote}${blanks}`;
  });
}

/** Whether something is inside an element: another element, a value, or text. */
function hasChildren({ children }: Compiler.ElementNode): boolean {
  return children.some(
    ({ type }) => type === nodeType.element || type === nodeType.interpolation || type === nodeType.text,
  );
}

/**
 * Gives the code of a Vue component: its scripts and the expressions of its template at their offsets in the file, with
 * spaces in place of everything else. `<p :title="text">` becomes `         ;(text) `.
 */
export function codeOfVue(text: string): { code: string; lang: 'ts' | 'tsx' } {
  const characters = text.replace(/[^\n\r]/g, ' ').split('');
  const write = (code: string, at: number) => {
    for (let index = 0; index < code.length; index++) characters[at + index] = code.charAt(index);
  };
  let lang: 'ts' | 'tsx' = 'ts';
  /** Writes an expression in parentheses, or statements in braces, over the characters around it. */
  const writeExpression = (start: number, end: number, opening = '(', closing = ')') => {
    const code = withQuotes(text.slice(start, end));
    // `a &lt; b` is skipped: decoded, it would be shorter, and what follows would not be at its place.
    if (entity.test(code.replace(texts, ''))) return;
    write(`;${opening}`, start - opening.length - 1);
    write(code, start);
    write(closing, end);
  };
  const writeDirective = (directive: Directive, withSlots: boolean) => {
    const { name, arg, exp, forParseResult } = directive;
    const source = name === 'for' ? forParseResult?.source : exp;
    // `v-slot` declares names, and asks for nothing.
    if (!source || name === 'slot') return;
    const { start, end } = source.loc;
    // The quotes and what is before them make room for `;(` and `)`. Without quotes there is no room.
    const isQuoted = /["']/.test(text.charAt((exp ?? source).loc.start.offset - 1));
    const code = withQuotes(text.slice(start.offset, end.offset));
    if (!isQuoted || code.trim() === '') return;
    // A handler with `return` is skipped: Vue makes it a function, but in plain braces `return` is a syntax error.
    if (returnStatement.test(code.replace(texts, '')) && !/=>|\bfunction\b/.test(code)) return;
    // A handler may be several statements, which need braces; a function without a name needs parentheses.
    if (name === 'on' && !/^\s*(?:async\s+)?function\b/.test(code))
      return writeExpression(start.offset, end.offset, '{', '}');
    // `v-t="'cart.total'"` and `v-t="{ path: 'cart.total' }"` ask for a message; `v-t="path"` is read as an expression.
    const isMessage = name === 't' && /^\s*['`{]/.test(code);
    // `<i18n-t :keypath="isOpen ? 'cart.open' : 'cart.closed'">`.
    const isKeypath = name === 'bind' && arg?.loc.source === 'keypath';
    const call = isKeypath && withSlots ? slotsCallName : isKeypath || isMessage ? '$t' : '';
    writeExpression(start.offset, end.offset, `${call}(`);
  };
  const visit = (node: Child) => {
    // `{{ }}` shows nothing.
    if (node.type === nodeType.interpolation && node.content.loc.source.trim() !== '')
      writeExpression(node.content.loc.start.offset, node.content.loc.end.offset);
    if (node.type !== nodeType.element) return;
    for (const prop of node.props) {
      if (prop.type === nodeType.directive) writeDirective(prop, hasChildren(node));
      else if (prop.name === 'keypath' && prop.value) writeKeypath(prop.value.loc, hasChildren(node));
    }
    for (const child of node.children) visit(child);
  };
  /** `<i18n-t keypath="cart.total">` asks for a message, whose values are its slots. */
  const writeKeypath = ({ start, end, source }: Compiler.SourceLocation, withSlots: boolean) => {
    // Either call fits in place of `keypath=`, which is in front of the quotes and has eight characters.
    const call = withSlots ? `;${slotsCallName}(` : ';$t( ';
    write(call, start.offset - call.length);
    // The value with its quotes, which make it a text.
    write(source, start.offset);
    write(')', end.offset);
  };
  for (const block of parseVue(text).children) {
    if (block.type !== nodeType.element) continue;
    const [scriptText] = block.children;
    if (block.tag === 'template') for (const child of block.children) visit(child);
    if (block.tag !== 'script' || !scriptText) continue;
    // `tsx` or `jsx`.
    if (
      block.props.some(
        (prop) => prop.type === nodeType.attribute && prop.name === 'lang' && prop.value?.content.endsWith('x'),
      )
    )
      lang = 'tsx';
    write(scriptText.loc.source, scriptText.loc.start.offset);
    // Ends the script, so that an expression of the template behind it is not read as its argument.
    write(';', scriptText.loc.end.offset);
  }
  return { code: characters.join(''), lang };
}
