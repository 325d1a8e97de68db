import { unescapeText } from './page-links.ts';

export type HtmlNode = HtmlElement | string;

export interface HtmlElement {
  tag: string;
  /** In their order; a name without a value has an empty one. */
  attributes: Map<string, string>;
  children: HtmlNode[];
}

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const rawTags = new Set(['script', 'style']);

/**
 * Reads a finished page of ours: well-formed, every element closed or void, `/>` in drawings. Comments are left out.
 * Gives what stands at the top. Throws where an element is closed that is not open.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: new Map(), children: [] };
  const open = [root];
  const pattern =
    /<!--[\s\S]*?-->|<![^>]*>|<\/([a-zA-Z][\w-]*)\s*>|<([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+/g;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [whole, closing, opening, rest = ''] = match;
    const parent = open.at(-1) as HtmlElement;
    if (closing) {
      if (parent.tag !== closing) throw new Error(`</${closing}> closes <${parent.tag}>`);
      open.pop();
    } else if (opening) {
      const element: HtmlElement = { tag: opening, attributes: attributesOf(rest), children: [] };
      parent.children.push(element);
      if (rawTags.has(opening)) {
        const end = html.indexOf(`</${opening}>`, pattern.lastIndex);
        const text = html.slice(pattern.lastIndex, end);
        if (text) element.children.push(text);
        pattern.lastIndex = end + opening.length + 3;
      } else if (!voidTags.has(opening) && !rest.endsWith('/')) open.push(element);
    } else if (!whole.startsWith('<!')) parent.children.push(unescapeText(whole));
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is never closed`);
  return root.children;
}

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([^\s=/"']+)(?:="([^"]*)"|='([^']*)'|=([^\s"'>]+))?/g);
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [name, unescapeText(double ?? single ?? bare ?? '')]),
  );
}

export function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return typeof node === 'object';
}

/** The first element of a tag, in reading order; throws without one. */
export function firstOf(nodes: readonly HtmlNode[], tag: string): HtmlElement {
  const found = findOf(nodes, tag);
  if (!found) throw new Error(`a page without <${tag}>`);
  return found;
}

function findOf(nodes: readonly HtmlNode[], tag: string): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = node.tag === tag ? node : findOf(node.children, tag);
    if (found) return found;
  }
  return undefined;
}

/** HTML of some nodes. */
export function printHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeHtml(node);
      const { tag, attributes, children } = node;
      const names = [...attributes].map(([name, value]) =>
        value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
      );
      const open = `<${tag}${names.join('')}>`;
      if (rawTags.has(tag)) return `${open}${children.join('')}</${tag}>`;
      return voidTags.has(tag) ? open : `${open}${printHtml(children)}</${tag}>`;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
